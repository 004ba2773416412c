import type {ReactNode} from 'react';

/** The contexts of the theme are around every page already (Docusaurus `Layout/Provider`). */
export default function LayoutProvider({children}: {children?: ReactNode}): ReactNode {
  return children;
}
