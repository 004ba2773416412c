import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {searchPath} from './searchPath.ts';
import {type Wanted, writeSearch} from './searchAddress.ts';

/** The last line of the dialog: what the keys do, and the way to the page with all results, where there are some. */
export function KeyHints({wanted, hasOptions}: {wanted: Wanted; hasOptions: boolean}): ReactNode {
  const site = useSite();
  return (
    <div className="search-keys">
      {hasOptions && (
        <>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to move
          </span>
          <span>
            <kbd>Enter</kbd> to open
          </span>
        </>
      )}
      <span>
        <kbd>Esc</kbd> to close
      </span>
      {hasOptions && (
        <a href={searchPath(site) + writeSearch(wanted)}>
          {wanted.query.trim() === '' ? 'Search page' : 'All results'}
        </a>
      )}
    </div>
  );
}
