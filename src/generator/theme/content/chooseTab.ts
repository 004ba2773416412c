/**
 * Chooses a tab after a click or a key press, following the tabs pattern of the ARIA Authoring Practices, and focuses
 * it. The page is scrolled so that the tab stays in place on screen: other tabs of its group above it may change their
 * height.
 *
 * @param selector matches the tabs on the page
 * @param select selects the tab at once
 */
export function chooseTab(
  event: MouseEvent | KeyboardEvent,
  selector: string,
  select: (tab: HTMLElement) => void,
): void {
  const current = event.target instanceof Element ? event.target.closest(selector) : null;
  const tabs = [...(current?.parentElement?.children ?? [])];
  const index = current ? tabs.indexOf(current) : -1;
  const next = 'key' in event ? tabForKey(event.key, index, tabs.length) : index;
  const tab = tabs[next ?? -1];
  if (!(tab instanceof HTMLElement)) {
    return;
  }
  event.preventDefault();
  const before = tab.getBoundingClientRect().top;
  select(tab);
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({top: moved, behavior: 'instant'});
  }
  tab.focus({preventScroll: true});
}

/**
 * Scrolls lists of tabs that are wider than the page to their selected tab, which may be out of sight: a key may have
 * selected it, another list of its group, or the browser's memory. The page is not scrolled.
 */
export function showSelectedTabs(root: ParentNode): void {
  for (const tab of root.querySelectorAll('[role="tab"][aria-selected="true"]')) {
    const list = tab.parentElement;
    if (list) {
      const {left, right} = tab.getBoundingClientRect();
      const shown = list.getBoundingClientRect();
      list.scrollLeft += Math.min(0, left - shown.left) || Math.max(0, right - shown.right);
    }
  }
}

/**
 * The tab that a key moves to; Enter and space choose the tab itself. Arrow keys follow the direction of the text.
 *
 * @returns The index, wrapping around at the ends; undefined for other keys
 */
export function tabForKey(key: string, current: number, count: number): number | undefined {
  const step = document.dir === 'rtl' ? -1 : 1;
  const target = {
    ArrowRight: current + step + count,
    ArrowLeft: current - step + count,
    Home: 0,
    End: count - 1,
    Enter: current,
    ' ': current,
  }[key];
  return target === undefined || count === 0 ? undefined : target % count;
}
