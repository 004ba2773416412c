import type {ReactNode} from 'react';

/** Wraps the body and adds nothing (Docusaurus `BlogPostItem/Content`). */
export default function Content({children}: {children?: ReactNode}): ReactNode {
  return children;
}
