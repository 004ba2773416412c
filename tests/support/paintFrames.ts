import type {Page} from 'playwright';

/** Waits until the page has painted this many frames, by which time it has noticed what is in view and what moves. */
export function paintFrames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}
