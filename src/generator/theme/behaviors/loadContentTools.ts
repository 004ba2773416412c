import type {SiteData} from '../../shared/page/SiteData.ts';
import {hasLineAddress} from '../../shared/address/lineAddress.ts';

/** The events that show that a reader has come to the page. */
const FIRST_EVENTS = ['pointerover', 'focusin', 'click'];

/** What may be pressed before the tools are there. */
const PRESSED = 'button.code-copy, a.hash-link, .prose :is(img, figure.diagram):not(a *)';

/**
 * Loads the tools of code blocks, headings and images when the reader first points at something, and at once
 * when the address names lines of a block or the page has images, some of which become buttons. What was pressed before
 * it came is pressed again.
 */
export function loadContentTools(document: Document, site: SiteData, signal?: AbortSignal): void {
  let isWanted = false;
  let pressed: HTMLElement | null = null;
  const waiting = new AbortController();
  signal?.addEventListener('abort', () => waiting.abort());
  const load = (event?: Event): void => {
    if (event?.type === 'click' && event.target instanceof Element)
      pressed = event.target.closest<HTMLElement>(PRESSED);
    if (isWanted) return;
    isWanted = true;
    import('./installContentTools.ts').then(
      ({installContentTools}) => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        installContentTools(document, site, signal);
        pressed?.click();
      },
      () => {
        // Without a connection: the next event tries again.
        isWanted = false;
      },
    );
  };
  for (const name of FIRST_EVENTS)
    document.addEventListener(name, load, {passive: true, signal: waiting.signal});
  const look = (): void => {
    if (hasLineAddress(location.hash) || document.querySelector('.prose img')) load();
  };
  window.addEventListener('hashchange', look, {signal: waiting.signal});
  // Of an image that comes later; it does not bubble, but it can be caught on its way down.
  document.addEventListener('load', look, {capture: true, signal: waiting.signal});
  look();
}
