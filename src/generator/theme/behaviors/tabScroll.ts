/**
 * Scrolls lists of tabs that are wider than the page to their selected tab when the reader moves to a tab: with a key it
 * may be out of sight, and other lists of its group follow the choice.
 */
export function installTabScroll(document: Document, signal?: AbortSignal): void {
  const show = ({target}: {target: EventTarget | null}): void => {
    if (!(target instanceof Element && target.role === 'tab')) return;
    for (const tab of document.querySelectorAll('[role="tab"][aria-selected="true"]')) {
      const list = tab.parentElement;
      if (list) list.scrollLeft += distance(tab.getBoundingClientRect(), list.getBoundingClientRect());
    }
  };
  document.addEventListener('focusin', show, {signal});
  // The tools were perhaps loaded because the reader moved to a tab.
  show({target: document.activeElement});
}

/** How far a tab is out of its list: negative on the left, positive on the right. */
function distance(tab: DOMRect, list: DOMRect): number {
  return Math.min(0, tab.left - list.left) || Math.max(0, tab.right - list.right);
}
