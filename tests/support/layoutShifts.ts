import type {Page} from 'playwright';
import {paintFrames} from './paintFrames.ts';
import {hydrated} from './siteBrowser.ts';

/** The layout shifts while a page was loading, as reported by the browser (Layout Instability API). */
export interface LayoutShifts {
  value: number;
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/** Records the layout shifts in every document of a page. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShifts = {value: 0, moved: []};
    Object.assign(window, {layoutShifts: shifts});
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        shifts.value += entry.value;
        for (const {node, previousRect: from, currentRect: to} of entry.sources)
          shifts.moved.push(
            `${nameOf(node)}: ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`,
          );
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Opens an address and returns the layout shifts until the page is idle. */
export async function shiftsOf(page: Page, address: string): Promise<LayoutShifts> {
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // A shift is reported with the frame in which it happens.
  await paintFrames(page);
  return page.evaluate(() => (window as unknown as {layoutShifts: LayoutShifts}).layoutShifts);
}
