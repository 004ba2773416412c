import type {ReactNode} from 'react';

/** Renders the body unchanged (Docusaurus `BlogPostItem/Content`). */
export default function Content({children}: {children?: ReactNode}): ReactNode {
  return children;
}
