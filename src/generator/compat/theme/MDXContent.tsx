import type {ReactNode} from 'react';

/**
 * Markdown content that is imported as a component; its elements are the same as on every page (Docusaurus
 * `MDXContent`).
 */
export default function MDXContent({children}: {children: ReactNode}): ReactNode {
  return children;
}
