import type {ReactNode} from 'react';

/** What is in it draws itself (Docusaurus `MDXComponents/Pre`). */
export default function Pre({children}: {children?: ReactNode}): ReactNode {
  return children;
}
