import type {ComponentProps, ReactNode} from 'react';

/** Code within a line (Docusaurus `CodeInline`). */
export default function CodeInline(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
