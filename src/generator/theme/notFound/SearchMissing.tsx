import type {FormEvent, ReactNode} from 'react';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {useSite} from '../context/SiteContext.ts';
import {openSearch, preloadSearch} from '../search/openSearch.ts';
import {searchPath} from '../search/searchPath.ts';
import {useIsBrowser} from '../useIsBrowser.ts';
import {pathWords} from './pathWords.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';

/**
 * Searches for the words of an address that does not exist: in the dialog, or on the search page while scripts are not
 * loaded. The prerendered page is served for every such address, so it contains no words.
 */
export function SearchMissing(): ReactNode {
  const site = useSite();
  const messages = useMessages();
  const words = useIsBrowser() ? pathWords(belowBaseUrl(window.location.pathname, site.baseUrl) ?? '') : '';
  const preload = (): void => preloadSearch(site);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    openSearch(site, {query: words});
  };
  return (
    <form className="not-found-search" action={searchPath(site)} onSubmit={open}>
      {words !== '' && <input type="hidden" name="q" value={words} />}
      <button type="submit" className="button" onPointerEnter={preload} onFocus={preload}>
        {words === '' ? messages.searchSite : fillMessage(messages.searchFor, {words})}
      </button>
    </form>
  );
}
