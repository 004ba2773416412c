import type {ReactNode} from 'react';

/** The element around the content of the navbar (Docusaurus `Navbar/Layout`). */
export default function NavbarLayout({children}: {children?: ReactNode}): ReactNode {
  return <header className="navbar">{children}</header>;
}
