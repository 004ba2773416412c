import type {SiteData} from '../../shared/page/SiteData.ts';

/** The events that show that a reader is interacting with the page. */
const FIRST_EVENTS = ['pointerover', 'focusin', 'click'];

/** What a reader may press before the tools are loaded. */
const PRESSED = 'button.code-copy, a.hash-link, .page-text :is(img, figure.diagram):not(a *)';

/**
 * Loads the tools of code blocks, headings and images when the reader first points at something; right away if the
 * address names a place, which may be hidden, or if the page has images, some of which become buttons. What was pressed
 * before the tools arrived is pressed again.
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
        // There may be no connection: the next event tries again.
        isWanted = false;
      },
    );
  };
  for (const name of FIRST_EVENTS)
    document.addEventListener(name, load, {passive: true, signal: waiting.signal});
  const look = (): void => {
    if (location.hash || document.querySelector('.page-text img')) load();
  };
  window.addEventListener('hashchange', look, {signal: waiting.signal});
  // For images that arrive later: `load` does not bubble, but it can be captured.
  document.addEventListener('load', look, {capture: true, signal: waiting.signal});
  look();
}
