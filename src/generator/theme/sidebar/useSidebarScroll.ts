import type {RefObject} from 'react';
import {useEffect, useLayoutEffect} from 'react';
import {readSidebarMemory, writeSidebarMemory} from './sidebarMemory.ts';

/** What tells that the reader scrolls, which scrolling by script does not send. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Brings back the sidebar's scroll position after a page load, and keeps the current item in view. Only the sidebar's own
 * box is scrolled, never the page.
 */
export function useSidebarScroll(
  ref: RefObject<HTMLElement | null>,
  {name, path, isRestored}: {name: string; path: string; isRestored: boolean},
): void {
  useLayoutEffect(() => {
    const nav = ref.current;
    const box = nav?.parentElement;
    return isRestored && nav && box ? restoreScroll(nav, box, readSidebarMemory(name).scrollTop) : undefined;
  }, [ref, name, isRestored]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another current item
  useLayoutEffect(() => {
    const box = ref.current?.parentElement;
    const current = ref.current?.querySelector('[aria-current="page"]');
    if (isRestored && box && current) {
      showInBox(box, current);
    }
  }, [ref, path, isRestored]);

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

/** Scrolls as far as was remembered; when open categories are still to arrive, as soon as they have, or until the reader scrolls. */
function restoreScroll(nav: Element, box: HTMLElement, scrollTop: number): () => void {
  const observer = new ResizeObserver(() => {
    box.scrollTop = scrollTop;
    if (box.scrollTop >= scrollTop - 1) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const event of READER_EVENTS) box.removeEventListener(event, stop);
  };
  box.scrollTop = scrollTop;
  if (box.scrollTop < scrollTop - 1) {
    observer.observe(nav);
    for (const event of READER_EVENTS) box.addEventListener(event, stop, {passive: true});
  }
  return stop;
}

function showInBox(box: HTMLElement, item: Element): void {
  const boxRect = box.getBoundingClientRect();
  const itemRect = item.getBoundingClientRect();
  if (itemRect.top < boxRect.top || itemRect.bottom > boxRect.bottom) {
    box.scrollTop += itemRect.top - boxRect.top - boxRect.height / 2;
  }
}
