import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/**
 * Prepares the page for paper, which shows neither where it comes from nor what does not fit: adds a first line with
 * address and date, marks tables that scroll, whose words may then be broken, and opens what is folded.
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
    if (!CSS.supports('selector(::details-content)')) unfold(document, signal);
  };
  window.addEventListener('beforeprint', prepare, {signal});
}

/** Opens closed details until the page is printed, for browsers in which styles cannot show their content. */
function unfold(document: Document, signal?: AbortSignal): void {
  const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open], .dropdown)');
  for (const details of closed) {
    const name = details.getAttribute('name');
    // Of details with one name, the browser keeps only one open.
    details.removeAttribute('name');
    details.open = true;
    const fold = (): void => {
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    };
    document.defaultView?.addEventListener('afterprint', fold, {once: true, signal});
  }
}
