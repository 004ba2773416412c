import type {ReactNode} from 'react';

interface SearchProps {
  className?: string;
  children?: ReactNode;
}

/** The place of the search in the navbar (Docusaurus `Navbar/Search`). */
export default function NavbarSearch({className, children}: SearchProps): ReactNode {
  return className === undefined ? children : <div className={className}>{children}</div>;
}
