import {useEffect, useState} from 'react';
import {decodeAddress} from '../../shared/address/encoding.ts';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import {whenLaidOut} from './whenLaidOut.ts';

/** A heading counts as reached up to this many pixels below the place where the browser scrolls a link's target. */
const TOLERANCE = 24;

/**
 * Returns the id of the heading being read: the last one above the reading line, or the first if none is. At the end of
 * the page, where the last headings cannot reach the line, it is the one that the address names, or the last.
 */
export function useCurrentHeading(toc: readonly Pick<TocHeading, 'id'>[]): string | undefined {
  const [currentId, setCurrentId] = useState(toc[0]?.id);
  useEffect(() => {
    const headings = getHeadings(toc);
    const update = (): void => setCurrentId(findCurrent(headings)?.id);
    let observer: IntersectionObserver | undefined;
    const cancel = whenLaidOut(() => {
      observer = new IntersectionObserver(update, {rootMargin: `-${getReadingLine()}px 0px 0px 0px`});
      for (const heading of headings) observer.observe(heading);
    });
    window.addEventListener('hashchange', update);
    // At the end of the page no heading crosses the line. Safari before 26.2 doesn't say when scrolling ends.
    const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll';
    window.addEventListener(scrolled, update);
    return () => {
      cancel();
      observer?.disconnect();
      window.removeEventListener(scrolled, update);
      window.removeEventListener('hashchange', update);
    };
  }, [toc]);
  return currentId;
}

/** Returns the id of the current heading, without watching it. */
export function findCurrentId(toc: readonly TocHeading[]): string | undefined {
  return findCurrent(getHeadings(toc))?.id;
}

function getHeadings(toc: readonly Pick<TocHeading, 'id'>[]): HTMLElement[] {
  return toc.flatMap(({id}) => document.getElementById(id) ?? []);
}

/** Pixels from the top of the window: below sticky elements. */
function getReadingLine(): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  // It is `auto` where a site's style sheet makes the height of the navbar invalid.
  return (Number.parseFloat(scrollPaddingTop) || 0) + TOLERANCE;
}

function findCurrent(headings: HTMLElement[]): HTMLElement | undefined {
  const root = document.documentElement;
  const isAtFoot = root.scrollHeight > innerHeight && scrollY + innerHeight >= root.scrollHeight - 2;
  const line = getReadingLine();
  const isReached = (heading: HTMLElement): boolean => heading.getBoundingClientRect().top <= line;
  if (!isAtFoot) return headings[countReached(headings, isReached) - 1] ?? headings[0];
  const id = decodeAddress(location.hash.slice(1));
  const named = headings.find((heading) => heading.id === id);
  return named && !isReached(named) ? named : headings.at(-1);
}

/**
 * How many of the headings, which are in the order of the page, are reached. Looks at few, and only at those far below if
 * the ones before are reached: the browser lays out a section in order to tell where its heading is.
 */
function countReached(headings: HTMLElement[], isReached: (heading: HTMLElement) => boolean): number {
  let reached = 0;
  let end = headings.length;
  for (let step = 1; reached < end; ) {
    const index = Math.min(reached + step - 1, Math.floor((reached + end) / 2));
    const heading = headings[index];
    if (heading && isReached(heading)) {
      reached = index + 1;
      step *= 2;
    } else end = index;
  }
  return reached;
}
