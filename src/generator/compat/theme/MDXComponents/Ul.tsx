import type {ComponentProps, ReactNode} from 'react';

/** As HTML has it (Docusaurus `MDXComponents/Ul`). */
export default function Ul(props: ComponentProps<'ul'>): ReactNode {
  return <ul {...props} />;
}
