import type {ReactNode} from 'react';

/** Stands around the body and adds nothing (Docusaurus `BlogPostItem/Content`). */
export default function Content({children}: {children?: ReactNode}): ReactNode {
  return children;
}
