import type {ReactNode} from 'react';

/** Content of Markdown that is imported as a component; its elements are those of every page (Docusaurus `MDXContent`). */
export default function MDXContent({children}: {children: ReactNode}): ReactNode {
  return children;
}
