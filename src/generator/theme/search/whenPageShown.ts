import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** Calls back once, when the next page is shown: it is announced to screen readers then. */
export function whenPageShown(document: Document, callback: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver((mutations) => {
    const isAnnounced = mutations.some(
      ({target, addedNodes}) =>
        (target instanceof Element && target.id === THEME_IDS.pageAnnouncer) ||
        [...addedNodes].some((node) => node instanceof Element && node.id === THEME_IDS.pageAnnouncer),
    );
    if (!isAnnounced) return;
    observer.disconnect();
    callback();
  });
  const announcer = document.getElementById(THEME_IDS.pageAnnouncer);
  // The first page that is announced brings the element.
  observer.observe(announcer ?? document.body, {childList: true});
  signal.addEventListener('abort', () => observer.disconnect());
}
