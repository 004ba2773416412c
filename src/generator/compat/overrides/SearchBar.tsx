import type {ReactNode} from 'react';
import Override from '@theme/SearchBar';

/** Renders the site's `src/theme/SearchBar`. */
export function SearchButton(): ReactNode {
  return <Override />;
}
