import type {ReactNode} from 'react';

/** Renders only its content, the code block (Docusaurus `MDXComponents/Pre`). */
export default function Pre({children}: {children?: ReactNode}): ReactNode {
  return children;
}
