import type {ReactNode} from 'react';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';

/** Renders the site's `src/theme/SearchBar`, in its `src/theme/Navbar/Search`. */
export function SearchButton(): ReactNode {
  return (
    <NavbarSearch>
      <SearchBar />
    </NavbarSearch>
  );
}
