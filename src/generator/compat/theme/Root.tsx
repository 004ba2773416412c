import type {ReactNode} from 'react';

/** Renders the page unchanged (Docusaurus `Root`). */
export default function Root({children}: {children?: ReactNode}): ReactNode {
  return children;
}
