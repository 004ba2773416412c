import type {ReactNode} from 'react';

/** Wraps the body and adds nothing (Docusaurus `DocItem/Content`). */
export default function Content({children}: {children?: ReactNode}): ReactNode {
  return children;
}
