import type {ReactNode} from 'react';

/** The title of a code block, in an element of the component around it (Docusaurus `CodeBlock/Title`). */
export default function CodeBlockTitle({children}: {children?: ReactNode}): ReactNode {
  return children;
}
