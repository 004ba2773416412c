import type {SiteData} from '../../shared/page/SiteData.ts';
import {keepTyping} from './keepTyping.ts';
import {searchPath} from './searchPath.ts';
import {showSearchFault} from './showSearchFault.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';

const loadDialog = (site: SiteData) => Promise.all([import('./showSearch.tsx'), loadDialogMessages(site)]);

/** Loads the dialog when the reader seems about to open it. A failure is only reported when it is opened. */
export function preloadSearch(site: SiteData): void {
  loadDialog(site).catch(() => undefined);
}

/**
 * Opens the search dialog. On the search page it focuses the field instead; if the dialog cannot be loaded, it goes to
 * the search page; if that cannot be reached either, the reader stays and can try again. Escape pressed while it loads
 * cancels it.
 *
 * @param start.query A suggested query, which typing replaces.
 * @param start.pressed Keys that the reader has already pressed; typing continues after them.
 */
export function openSearch(
  site: SiteData,
  {query = '', pressed}: {query?: string; pressed?: readonly string[]} = {},
): void {
  const endTyping = keepTyping(document, pressed);
  const field = document.querySelector<HTMLInputElement>('.search-page .search-field');
  if (field) {
    const {typed} = endTyping();
    // Before hydration, which takes the query from the address.
    if (typed) window.history.replaceState(null, '', `?q=${encodeURIComponent(typed)}`);
    field.focus();
    field.select();
    return;
  }
  loadDialog(site).then(
    ([{showSearch}, messages]) => {
      const kept = endTyping();
      if (!kept.isCanceled) showSearch(document, {site, messages}, {query, ...kept});
    },
    async () => {
      const page = searchPath(site);
      // Without a connection, or if the site does not respond, staying on the current page is better than losing it.
      const isThere = await fetch(page, {method: 'HEAD'}).then(
        () => true,
        () => false,
      );
      const {typed, isCanceled} = endTyping();
      if (isCanceled) return;
      const wanted = typed || query;
      if (isThere) window.location.assign(`${page}${wanted && `?q=${encodeURIComponent(wanted)}`}`);
      else showSearchFault(document, site.messages, () => openSearch(site, {query: wanted}));
    },
  );
}
