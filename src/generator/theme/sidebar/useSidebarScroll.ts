import type {RefObject} from 'react';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {readSidebarMemory, writeSidebarMemory} from './sidebarMemory.ts';

/** The events that show that the reader scrolls; scrolling by script does not fire them. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Restores the sidebar's scroll position after a page load, and keeps the current item in view until the reader
 * scrolls, even while open categories are still being loaded. Only the sidebar's own box is scrolled, never the page.
 */
export function useSidebarScroll(
  ref: RefObject<HTMLElement | null>,
  {name, path, isRestored}: {name: string; path: string; isRestored: boolean},
): void {
  const isBrought = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a different current item
  useLayoutEffect(() => {
    const nav = ref.current;
    const box = nav?.parentElement;
    if (!isRestored || !nav || !box) return;
    const scrollTop = isBrought.current ? 0 : readSidebarMemory(name).scrollTop;
    isBrought.current = true;
    return holdInView(nav, box, scrollTop);
  }, [ref, name, path, isRestored]);

  useEffect(() => {
    const box = ref.current?.parentElement;
    const save = (): void => {
      if (box?.clientHeight) {
        writeSidebarMemory(name, {scrollTop: box.scrollTop});
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [ref, name]);
}

/**
 * Scrolls to the remembered position, as soon as the list is long enough, and then so that the current item is in view.
 *
 * @returns a function that ends it
 */
function holdInView(nav: Element, box: HTMLElement, scrollTop: number): () => void {
  let wanted: number | undefined = scrollTop > 0 ? scrollTop : undefined;
  const hold = (): void => {
    if (wanted !== undefined) {
      box.scrollTop = wanted;
      if (box.scrollTop >= wanted - 1) wanted = undefined;
    }
    const current = nav.querySelector('[aria-current="page"]');
    if (current) showInBox(box, current);
  };
  const observer = new ResizeObserver(hold);
  const stop = (): void => {
    observer.disconnect();
    for (const event of READER_EVENTS) box.removeEventListener(event, stop);
  };
  // Observing begins with a call, before the next paint.
  observer.observe(nav);
  for (const event of READER_EVENTS) box.addEventListener(event, stop, {passive: true});
  return stop;
}

function showInBox(box: HTMLElement, item: Element): void {
  const boxRect = box.getBoundingClientRect();
  const itemRect = item.getBoundingClientRect();
  if (itemRect.top < boxRect.top || itemRect.bottom > boxRect.bottom) {
    box.scrollTop += itemRect.top - boxRect.top - boxRect.height / 2;
  }
}
