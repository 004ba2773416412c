/**
 * Keeps the Tab key from stopping at tables that do not scroll. Looks when Tab is pressed: whether a table scrolls
 * depends on the width of the window, and readers without a keyboard pay nothing.
 */
export function installTableStops(document: Document, signal?: AbortSignal): void {
  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (key !== 'Tab') return;
    const boxes = [...document.querySelectorAll<HTMLElement>('.table-scroll[tabindex]')];
    // All sizes are read before anything is written, so the browser computes the layout only once.
    const stops = boxes.map((box) => (box.scrollWidth > box.clientWidth ? 0 : -1));
    for (const [index, box] of boxes.entries()) box.tabIndex = stops[index] ?? 0;
  };
  document.addEventListener('keydown', onKeyDown, {signal});
}
