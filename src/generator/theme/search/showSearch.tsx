import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {productOf} from '../../shared/page/productOf.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {SiteContext} from '../context/SiteContext.ts';
import {SearchDialog} from './SearchDialog.tsx';
import type {SearchStart} from './useSearchDialog.ts';
import type {DialogMessages} from '../../shared/messages/Messages.ts';
import {DialogMessagesContext} from '../context/useMessages.ts';

/**
 * Opens the search dialog, in its own root next to the site's, and removes it when it is closed. At most one is open. Its
 * field is focused on return, so that no key is lost between what the caller has kept and what the field receives.
 */
export function showSearch(
  document: Document,
  {site, messages}: {site: SiteData; messages: DialogMessages},
  start: SearchStart,
): void {
  if (document.querySelector('.search-dialog')) return;
  const here = productOf(site, document.location.pathname)?.label;
  const version = document.documentElement.dataset.docsVersion;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const remove = (): void => {
    root.unmount();
    host.remove();
  };
  flushSync(() =>
    root.render(
      <SiteContext value={site}>
        <DialogMessagesContext value={messages}>
          <SearchDialog
            start={start}
            {...(here !== undefined && {here})}
            {...(version !== undefined && {version})}
            onClosed={remove}
          />
        </DialogMessagesContext>
      </SiteContext>,
    ),
  );
}
