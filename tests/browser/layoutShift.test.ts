import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {RunningSite} from '../support/browser.ts';
import {useSiteBrowser} from '../support/siteBrowser.ts';
import {serveSlowly} from '../support/slowDocument.ts';

const browser = useSiteBrowser();
const PAGE = 'docs/products/Forge/code-generation';

/** What moved by itself while a page was loaded, as the browser reports it (Layout Instability API). */
interface LayoutShifts {
  value: number;
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/** Records in every document of a page what moves. */
async function recordShifts(page: Page): Promise<void> {
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

/** Opens an address and returns what moved until the page is at rest. */
async function shiftsOf(page: Page, address: string): Promise<LayoutShifts> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // Two frames after the last task: a shift is reported with the frame in which it happens.
  return page.evaluate(
    () =>
      new Promise<LayoutShifts>((resolve) =>
        requestIdleCallback(() =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as {layoutShifts: LayoutShifts}).layoutShifts),
            ),
          ),
        ),
      ),
  );
}

const still: LayoutShifts = {value: 0, moved: []};

test.each(['', 'docs/welcome', PAGE, 'blog', 'blog/daring-to-do', 'docs/tags', 'no-such-page/at-all'])(
  'nothing moves while "%s" loads',
  async (address) => {
    const {page, close} = await browser.open(undefined, {before: recordShifts});
    expect(await shiftsOf(page, browser.site().url + address)).toEqual(still);
    await close();
  },
);

describe('a long document that arrives slowly, with the style sheet at hand', () => {
  let slow: RunningSite;
  beforeAll(async () => {
    slow = await serveSlowly(browser.site(), 40);
  });
  afterAll(() => slow.close());

  test.each([
    [1440, ''],
    [1440, PAGE],
    [1440, 'docs/api-docs/BoltApi'],
    [1440, 'blog/daring-to-do'],
    [1100, PAGE],
    [1100, 'docs/tags'],
    [390, PAGE],
  ])('nothing moves at %i px in "%s"', async (width, address) => {
    const {page, close} = await browser.open(undefined, {
      viewport: {width, height: 800},
      before: recordShifts,
    });
    await page.goto(`${slow.url}docs/tags`);
    expect(await shiftsOf(page, slow.url + address)).toEqual(still);
    await close();
  });
});
