import type {ReactNode} from 'react';

/** Renders the body unchanged (Docusaurus `DocItem/Content`). */
export default function Content({children}: {children?: ReactNode}): ReactNode {
  return children;
}
