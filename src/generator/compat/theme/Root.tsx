import type {ReactNode} from 'react';

/** Wraps all pages and adds nothing (Docusaurus `Root`). */
export default function Root({children}: {children?: ReactNode}): ReactNode {
  return children;
}
