import {useEffect, useState} from 'react';
import {decodeAddress} from '../../shared/address/encoding.ts';
import type {TocHeading} from '../../shared/page/PageModule.ts';

/** Pixels below the top of the window where a heading counts as reached: navbar, scroll padding, and a little. */
const READING_LINE = 96;

/**
 * Returns the id of the heading whose text is being read: the last one above the reading line. At the foot of the page,
 * where the last headings cannot reach the line, it is the one of them that the address names, or the last. Nothing before
 * hydration.
 */
export function useCurrentHeading(toc: readonly TocHeading[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const headings = toc.flatMap(({id}) => document.getElementById(id) ?? []);
    const update = (): void => setCurrentId(findCurrent(headings)?.id);
    const observer = new IntersectionObserver(update, {rootMargin: `-${READING_LINE}px 0px 0px 0px`});
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

function findCurrent(headings: HTMLElement[]): HTMLElement | undefined {
  const root = document.documentElement;
  const isAtFoot = root.scrollHeight > innerHeight && scrollY + innerHeight >= root.scrollHeight - 2;
  const isReached = (heading: HTMLElement): boolean => heading.getBoundingClientRect().top <= READING_LINE;
  if (!isAtFoot) return headings.findLast(isReached);
  const id = decodeAddress(location.hash.slice(1));
  const named = headings.find((heading) => heading.id === id);
  return named && !isReached(named) ? named : headings.at(-1);
}
