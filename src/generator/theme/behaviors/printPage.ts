import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/**
 * Prepares the page for paper, which shows neither where it comes from nor what does not fit: adds a first line with
 * address and date, and marks tables that scroll, whose words may then be broken.
 */
export function installPrintPage(document: Document, signal?: AbortSignal): void {
  const window = document.defaultView;
  if (!window) return;
  const prepare = (): void => {
    const day = new Date().toISOString().slice(0, 10);
    document.getElementById(THEME_IDS.main)?.setAttribute('data-printed', `${window.location.href} · ${day}`);
    const boxes = [...document.querySelectorAll('.table-scroll')];
    const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
    for (const box of wide) box.setAttribute('data-wide', '');
  };
  window.addEventListener('beforeprint', prepare, {signal});
}
