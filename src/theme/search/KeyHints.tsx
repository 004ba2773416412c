import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {searchPath} from './searchPath.ts';
import {type Wanted, writeSearch} from './searchAddress.ts';

/** The last line of the dialog: what the keys do, and the way to the page with all results. */
export function KeyHints({wanted}: {wanted: Wanted}): ReactNode {
  return (
    <div className="search-keys">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to move
      </span>
      <span>
        <kbd>Enter</kbd> to open
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
      <a href={searchPath(useSite()) + writeSearch(wanted)}>
        {wanted.query.trim() === '' ? 'Search page' : 'All results'}
      </a>
    </div>
  );
}
