import type {SiteData} from '../../shared/page/SiteData.ts';
import {keepTyping} from './keepTyping.ts';
import {searchPath} from './searchPath.ts';
import {showSearchFault} from './showSearchFault.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';

const loadDialog = (site: SiteData) => Promise.all([import('./showSearch.tsx'), loadDialogMessages(site)]);

/** Loads the dialog ahead, when the reader seems about to open it. A failure shows when it is opened. */
export function preloadSearch(site: SiteData): void {
  loadDialog(site).catch(() => undefined);
}

/**
 * Opens the search dialog, or goes to the field of the search page when that is shown, or to that page when the dialog cannot be loaded;
 * where that cannot be reached either, the reader stays and can try again.
 */
export function openSearch(site: SiteData, query = ''): void {
  const field = document.querySelector<HTMLInputElement>('.search-page .search-field');
  if (field) {
    field.focus();
    field.select();
    return;
  }
  const endTyping = keepTyping(document);
  loadDialog(site).then(
    ([{showSearch}, messages]) => showSearch(document, {site, messages}, {query, typed: endTyping()}),
    async () => {
      const wanted = endTyping() || query;
      const page = searchPath(site);
      // Without a connection, or when the site does not answer, the page that the reader has is better than none.
      const isThere = await fetch(page, {method: 'HEAD'}).then(
        () => true,
        () => false,
      );
      if (isThere) window.location.assign(`${page}${wanted && `?q=${encodeURIComponent(wanted)}`}`);
      else showSearchFault(document, site.messages, () => openSearch(site, wanted));
    },
  );
}
