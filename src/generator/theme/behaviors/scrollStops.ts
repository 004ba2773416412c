import {isCramped} from './isCramped.ts';

/** Diagrams that became buttons stay stops. */
const BOXES = '.table-scroll[tabindex], .code > pre, figure.diagram[tabindex]:not([role])';

/**
 * Keeps the Tab key from stopping at tables and code that do not scroll, and at diagrams that cannot be enlarged
 * either. Looks when Tab is pressed: whether one scrolls depends on the width of the window, and readers without a
 * keyboard pay nothing.
 */
export function installScrollStops(document: Document, signal?: AbortSignal): void {
  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (key !== 'Tab') return;
    // Those that Tab cannot reach yet are left out: the browser would compute the layout of every hidden tab.
    const boxes = [...document.querySelectorAll<HTMLElement>(BOXES)].filter((box) =>
      box.checkVisibility({contentVisibilityAuto: true}),
    );
    // All sizes are read before anything is written, so the browser computes the layout only once.
    const stops = boxes.map((box) => (isStop(box) ? 0 : -1));
    for (const [index, box] of boxes.entries()) box.tabIndex = stops[index] ?? 0;
  };
  document.addEventListener('keydown', onKeyDown, {signal});
}

function isStop(box: HTMLElement): boolean {
  if (box.matches('.diagram')) return isCramped(box);
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
}
