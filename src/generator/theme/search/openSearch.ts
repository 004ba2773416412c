import type {SiteData} from '../../shared/page/SiteData.ts';
import {keepTyping} from './keepTyping.ts';
import {searchPath} from './searchPath.ts';
import type {SearchStart} from './SearchDialog.tsx';
import {showSearchFault} from './showSearchFault.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';

const loadDialog = (site: SiteData) => Promise.all([import('./showSearch.tsx'), loadDialogMessages(site)]);

/** Loads the dialog when the reader seems about to open it. A failure is only reported when it is opened. */
export function preloadSearch(site: SiteData): void {
  loadDialog(site).catch(() => undefined);
}

/**
 * Opens the search dialog. On the search page it focuses the field instead; if the dialog cannot be loaded, it goes to
 * the search page; if that cannot be reached either, the reader stays and can try again.
 *
 * @param start.query A suggested query, which typing replaces.
 * @param start.typed What the reader has already typed; typing continues after it.
 */
export function openSearch(site: SiteData, {query = '', typed = ''}: Partial<SearchStart> = {}): void {
  const field = document.querySelector<HTMLInputElement>('.search-page .search-field');
  if (field) {
    // Before hydration, which takes the query from the address.
    if (typed) window.history.replaceState(null, '', `?q=${encodeURIComponent(typed)}`);
    field.focus();
    field.select();
    return;
  }
  const endTyping = keepTyping(document, typed);
  loadDialog(site).then(
    ([{showSearch}, messages]) => showSearch(document, {site, messages}, {query, typed: endTyping()}),
    async () => {
      const page = searchPath(site);
      // Without a connection, or if the site does not respond, staying on the current page is better than losing it.
      const isThere = await fetch(page, {method: 'HEAD'}).then(
        () => true,
        () => false,
      );
      const wanted = endTyping() || query;
      if (isThere) window.location.assign(`${page}${wanted && `?q=${encodeURIComponent(wanted)}`}`);
      else showSearchFault(document, site.messages, () => openSearch(site, {query: wanted}));
    },
  );
}
