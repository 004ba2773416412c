import type {SiteData} from '../../shared/page/SiteData.ts';
import {announce} from '../actions/announce.ts';

/** Opens the forms of the reference; their code is loaded when the first one is opened. */
export function installFillIn(document: Document, site: SiteData, signal?: AbortSignal): void {
  if (site.composer === undefined) return;
  const onClick = ({target}: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button.compose') : null;
    if (!button) return;
    import('../composer/openComposer.tsx')
      .then(({openComposer}) => openComposer(button, site))
      .catch(() => {
        button.textContent = site.messages.tryAgain;
        announce(document, site.messages.tryAgain);
      });
  };
  document.addEventListener('click', onClick, {signal});
}
