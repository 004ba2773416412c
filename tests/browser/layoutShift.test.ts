import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {RunningSite} from '../support/browser.ts';
import {type LayoutShifts, recordShifts, shiftsOf} from '../support/layoutShifts.ts';
import {useSiteBrowser} from '../support/siteBrowser.ts';
import {serveSlowly} from '../support/slowDocument.ts';

const browser = useSiteBrowser();
const PAGE = 'docs/products/Forge/code-generation';

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
