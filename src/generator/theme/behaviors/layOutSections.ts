import {LAID_OUT} from '../../shared/markup/laidOut.ts';

const SECTIONS = '.operation';

/** The class that does for one section what `LAID_OUT` does for all. */
const ONE_LAID_OUT = 'laid-out';

/**
 * Lays out the sections that the style sheet of API pages leaves out of the first layout, one by one while the browser is
 * idle: then links, searches and the scrollbar know where everything is, and no single step takes long.
 */
export function installSectionLayout(document: Document, signal?: AbortSignal): void {
  const waiting = [...document.querySelectorAll(SECTIONS)];
  const next = (): void => {
    if (signal?.aborted || document.documentElement.hasAttribute(LAID_OUT)) return;
    const section = waiting.shift();
    if (section) {
      section.classList.add(ONE_LAID_OUT);
      wait();
    } else layOutSections(document);
  };
  // Safari has no idle callbacks.
  const wait = (): unknown =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(next) : setTimeout(next);
  if (waiting.length > 0) wait();
  else layOutSections(document);
}

/** Lays out all sections at once, for what depends on their places. */
export function layOutSections(document: Document): void {
  document.documentElement.setAttribute(LAID_OUT, '');
}
