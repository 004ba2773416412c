import type {ReactNode} from 'react';
import Override from '@theme/SearchBar';

/** The site's `src/theme/SearchBar` in its place. */
export function SearchButton(): ReactNode {
  return <Override />;
}
