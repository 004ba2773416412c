import {useEffect, useState} from 'react';
import {decodeAddress} from '../../shared/address/encoding.ts';
import type {TocHeading} from '../../shared/page/PageModule.ts';

/** Pixels below the place where the browser puts the target of a link: a heading there counts as reached. */
const TOLERANCE = 24;

/**
 * Returns the id of the heading whose text is being read: the last one above the reading line, and the first before any is
 * reached. At the foot of the page, where the last headings cannot reach the line, it is the one of them that the address
 * names, or the last.
 */
export function useCurrentHeading(toc: readonly TocHeading[]): string | undefined {
  const [currentId, setCurrentId] = useState(toc[0]?.id);
  useEffect(() => {
    const headings = getHeadings(toc);
    const update = (): void => setCurrentId(findCurrent(headings)?.id);
    const observer = new IntersectionObserver(update, {rootMargin: `-${getReadingLine()}px 0px 0px 0px`});
    for (const heading of headings) {
      observer.observe(heading);
    }
    window.addEventListener('hashchange', update);
    // No heading crosses the line when the foot is reached.
    window.addEventListener('scrollend', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scrollend', update);
      window.removeEventListener('hashchange', update);
    };
  }, [toc]);
  return currentId;
}

/** Returns the same id once, as of now. */
export function findCurrentId(toc: readonly TocHeading[]): string | undefined {
  return findCurrent(getHeadings(toc))?.id;
}

function getHeadings(toc: readonly TocHeading[]): HTMLElement[] {
  return toc.flatMap(({id}) => document.getElementById(id) ?? []);
}

/** Pixels from the top of the window: below what sticks there. */
function getReadingLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + TOLERANCE;
}

function findCurrent(headings: HTMLElement[]): HTMLElement | undefined {
  const root = document.documentElement;
  const isAtFoot = root.scrollHeight > innerHeight && scrollY + innerHeight >= root.scrollHeight - 2;
  const line = getReadingLine();
  const isReached = (heading: HTMLElement): boolean => heading.getBoundingClientRect().top <= line;
  if (!isAtFoot) return headings.findLast(isReached) ?? headings[0];
  const id = decodeAddress(location.hash.slice(1));
  const named = headings.find((heading) => heading.id === id);
  return named && !isReached(named) ? named : headings.at(-1);
}
