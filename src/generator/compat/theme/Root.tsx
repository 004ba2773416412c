import type {ReactNode} from 'react';

/** Stands around all pages and adds nothing (Docusaurus `Root`). */
export default function Root({children}: {children?: ReactNode}): ReactNode {
  return children;
}
