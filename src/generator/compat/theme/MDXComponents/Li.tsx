import type {ComponentProps, ReactNode} from 'react';

/** As HTML has it (Docusaurus `MDXComponents/Li`). */
export default function Li(props: ComponentProps<'li'>): ReactNode {
  return <li {...props} />;
}
