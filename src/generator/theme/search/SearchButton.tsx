import type {FormEvent, ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {Icon} from '../icons/Icon.tsx';
import {useIsBrowser} from '../useIsBrowser.ts';
import {openSearch, preloadSearch} from './openSearch.ts';
import {searchKeys} from './searchKeys.ts';
import {searchPath} from './searchPath.ts';
import {useMessages} from '../context/useMessages.ts';

/**
 * Search in the navbar: a button that opens the dialog. It belongs to a form that opens the search page, for readers
 * who press it before the scripts are loaded; without JavaScript a link replaces it.
 */
export function SearchButton(): ReactNode {
  const site = useSite();
  const {search} = useMessages();
  const href = searchPath(site);
  const keys = searchKeys(useIsBrowser() ? navigator.userAgent : '');
  const preload = (): void => preloadSearch(site);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    openSearch(site);
  };
  return (
    <>
      <form className="search-open" action={href} onSubmit={open}>
        <button
          type="submit"
          className="search-button"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Icon name="search" />
          <span className="search-button-text">{search}</span>
          <span className="search-button-key" aria-hidden="true">
            {keys}
          </span>
        </button>
      </form>
      <a className="search-link" href={href}>
        {search}
      </a>
    </>
  );
}
