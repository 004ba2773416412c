import type {Page} from 'playwright';
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

type Step = (page: Page) => Promise<unknown>;

const BLOG_LINK: Step = (page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
const API_LINK: Step = async (page) => {
  await page.evaluate(() =>
    document
      .querySelector('.page-text')
      ?.insertAdjacentHTML('afterbegin', '<a href="/v1/docs/api-docs/ContentDataApi">To the API</a>'),
  );
  await page.getByRole('link', {name: 'To the API'}).click();
};

test.each([
  {name: 'the blog', selector: '.post-meta', display: 'flex', follow: BLOG_LINK},
  {name: 'the reference', selector: '.endpoint', display: 'flex', follow: API_LINK},
])(
  'pages of docs do not load the styles of $name, whose pages are shown with them, however late they arrive',
  async ({selector, display, follow}) => {
    const requested: string[] = [];
    const {page, messages, close} = await browser.open('docs/welcome', {
      before: async (page) => {
        await page.route('**/*.css', async (route) => {
          const css = await (await route.fetch()).text();
          if (css.includes(selector)) requested.push(route.request().url());
          await route.fulfill({contentType: 'text/css', body: css});
        });
      },
    });
    const styles = await page.evaluate(() => document.querySelectorAll('link[rel="stylesheet"]').length);
    expect(styles).toBe(1);
    await page.evaluate((searched) => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        const element = document.querySelector(searched);
        if (element) seen.add(getComputedStyle(element).display);
        document.documentElement.dataset.seen = [...seen].join(' ');
      }).observe(document.body, {childList: true, subtree: true});
    }, selector);
    await follow(page);
    await page.locator(selector).first().waitFor();
    expect(await page.locator('html').getAttribute('data-seen')).toBe(display);
    expect(new Set(requested).size).toBe(1);
    expect(messages).toEqual([]);
    await page.unrouteAll({behavior: 'wait'});
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
