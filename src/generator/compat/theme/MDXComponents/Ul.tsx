import type {ComponentProps, ReactNode} from 'react';

/** A plain `ul` element (Docusaurus `MDXComponents/Ul`). */
export default function Ul(props: ComponentProps<'ul'>): ReactNode {
  return <ul {...props} />;
}
