import type {ComponentProps, ReactNode} from 'react';

/** A plain `li` element (Docusaurus `MDXComponents/Li`). */
export default function Li(props: ComponentProps<'li'>): ReactNode {
  return <li {...props} />;
}
