import type {ReactNode} from 'react';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';

/** The search in the navbar; the menu of narrow windows needs none (Docusaurus `NavbarItem/SearchNavbarItem`). */
export default function SearchNavbarItem({mobile, className}: NavLinkProps): ReactNode {
  return (
    !mobile && (
      <NavbarSearch className={className}>
        <SearchBar />
      </NavbarSearch>
    )
  );
}
