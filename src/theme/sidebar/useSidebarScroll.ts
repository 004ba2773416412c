import type {RefObject} from 'react';
import {useEffect, useLayoutEffect} from 'react';
import {readSidebarMemory, writeSidebarMemory} from './sidebarMemory.ts';

/**
 * Brings back the sidebar's scroll position after a page load, and keeps the current item in view. Only the sidebar's own
 * box is scrolled, never the page.
 */
export function useSidebarScroll(
  ref: RefObject<HTMLElement | null>,
  {name, path, isRestored}: {name: string; path: string; isRestored: boolean},
): void {
  useLayoutEffect(() => {
    const box = ref.current?.parentElement;
    if (isRestored && box) {
      box.scrollTop = readSidebarMemory(name).scrollTop;
    }
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

function showInBox(box: HTMLElement, item: Element): void {
  const boxRect = box.getBoundingClientRect();
  const itemRect = item.getBoundingClientRect();
  if (itemRect.top < boxRect.top || itemRect.bottom > boxRect.bottom) {
    box.scrollTop += itemRect.top - boxRect.top - boxRect.height / 2;
  }
}
