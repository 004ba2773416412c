import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {useSiteBrowser} from '../support/siteBrowser.ts';
import {chooseDark} from '../support/readerSettings.ts';

const browser = useSiteBrowser();

/** What fits on A4 paper between the margins, in CSS pixels. */
const PAPER = {width: 673, height: 985};

/** Opens a page in dark mode and shows it as it is printed. */
async function openPrinted(path: string): Promise<{page: Page; close: () => Promise<void>}> {
  const {page, close} = await browser.open(path, {
    before: chooseDark,
  });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize(PAPER);
  return {page, close};
}

/** The boxes that readers would have to scroll, and what is beyond the edge of the paper. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => {
        const {overflow} = getComputedStyle(element);
        const isTooLarge =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return (
          element.checkVisibility() &&
          element.clientWidth > 1 &&
          ((overflow !== 'visible' && isTooLarge) ||
            element.getBoundingClientRect().right > window.innerWidth + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

describe('on paper', () => {
  test('an API page shows its whole code and responses, and no controls', async () => {
    const {page, close} = await openPrinted('docs/api-docs/WorkflowApi');
    expect(await cutOff(page)).toEqual([]);
    expect(await page.locator(':is(button, input, select, nav):visible').count()).toBe(0);
    const responses = await page
      .locator('details.response table')
      .evaluateAll((tables) => tables.map((table) => table.checkVisibility({contentVisibilityAuto: true})));
    expect(new Set(responses)).toEqual(new Set([true]));
    const markers = await page
      .locator('main summary:visible')
      .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, '::before').rotate));
    expect(new Set(markers)).toEqual(new Set(['0deg']));
    await close();
  });

  test('closed details are printed by browsers without `::details-content`, and closed again after it', async () => {
    const {page, close} = await browser.open('docs/api-docs/WorkflowApi');
    const closed = page.locator('main details.response:not([open])');
    const before = await closed.count();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => {
      CSS.supports = () => false;
      for (const response of document.querySelectorAll('details.response'))
        response.setAttribute('name', 'response');
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(await closed.count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await closed.count()).toBe(before);
    expect(await closed.first().getAttribute('name')).toBe('response');
    await close();
  });

  test('an API page shows its samples in the chosen language only', async () => {
    const {page, close} = await browser.open('docs/api-docs/WorkflowApi');
    await page.getByRole('tab', {name: 'Java', exact: true}).first().click();
    await page.emulateMedia({media: 'print'});
    const shown = await page
      .locator('.operation-code .tab-panel:visible')
      .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-label')));
    expect(new Set(shown)).toEqual(new Set(['Java']));
    await close();
  });

  test('the head of a sample and the name of its language are on the same paper as the code', async () => {
    const {page, close} = await openPrinted('docs/api-docs/WorkflowApi');
    const breaks = await page.locator('.operation-code').evaluateAll((all) =>
      all.flatMap((code) => [
        ...[...code.querySelectorAll('.sample-head')].map((head) => getComputedStyle(head).breakAfter),
        ...[...code.querySelectorAll('.tab-panel')].map((panel) => {
          const {display, breakAfter} = getComputedStyle(panel, '::before');
          return display === 'block' ? breakAfter : display;
        }),
      ]),
    );
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    await close();
  });

  test('a row with fields of its own is broken between them, and their box is visible', async () => {
    const {page, close} = await openPrinted('docs/api-docs/WorkflowApi');
    const rows = await page.locator('.fields > tbody > tr:has(details)').evaluateAll((all) =>
      all.map((row) => {
        const {display, breakInside} = getComputedStyle(row);
        const {borderInlineStartWidth} = getComputedStyle(row.querySelector('.nested') ?? row);
        return `${display} ${breakInside} ${borderInlineStartWidth}`;
      }),
    );
    expect(new Set(rows)).toEqual(new Set(['block auto 2px']));
    await close();
  });

  test.each([
    [
      'headings, labels of details, paths',
      'docs/api-docs/WorkflowApi',
      ':is(h2, h3, h4, summary, .endpoint)',
    ],
    ['titles of code', 'docs/products/Forge/code-generation', '.code-title'],
  ])('what introduces the next block is on the same paper: %s', async (_, path, selector) => {
    const {page, close} = await openPrinted(path);
    const breaks = await page
      .locator(`.page-text ${selector}:visible`)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakAfter));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    await close();
  });

  test.each(['docs/model-docs', 'docs/tags', 'docs/unknown'])('%s has no controls', async (path) => {
    const {page, close} = await openPrinted(path);
    expect(await page.locator(':is(button, input, select):visible').count()).toBe(0);
    await close();
  });

  test('the results of a search do not reach into the margins', async () => {
    const {page, close} = await openPrinted('search?q=workflow');
    const results = page.locator('.search-page .search-result');
    await results.first().waitFor();
    const boxes = await results.evaluateAll((all) =>
      all.map((result) => {
        const {left, right} = result.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    );
    expect(new Set(boxes)).toEqual(new Set([true]));
    await close();
  });

  test('code that is folded on the screen begins where there is room, and shorter code is in one piece', async () => {
    const {page, close} = await openPrinted('docs/api-docs/WorkflowApi');
    const breaks = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((code) => getComputedStyle(code).breakInside))]);
    expect(await breaks('.code:has(.code-fold)')).toEqual(['auto']);
    expect(await breaks('.code:not(:has(.code-fold))')).toEqual(['avoid']);
    await close();
  });

  test('a table that scrolls on the screen is complete, with whole words', async () => {
    const {page, close} = await openPrinted('docs/products/Anvil/Workflow%20Engine/limits');
    expect(await cutOff(page)).toEqual([]);
    const lines = await page
      .getByRole('cell', {name: 'administrators'})
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
    await close();
  });

  test('a link to another site has its address after it instead of an icon', async () => {
    const {page, close} = await openPrinted('docs/welcome');
    const mark = await page.locator('.page-text').evaluate((prose) => {
      prose.insertAdjacentHTML(
        'beforeend',
        '<p><a class="external" href="https://code.example/">Code</a></p>',
      );
      const {content, maskImage} = getComputedStyle(prose.querySelector('a.external') ?? prose, '::after');
      return {content, maskImage};
    });
    expect(mark).toEqual({content: '" (https://code.example/)"', maskImage: 'none'});
    await close();
  });

  test('an image in two color modes is that of the light one', async () => {
    const {page, close} = await openPrinted('docs/products/Anvil/Workflow%20Engine/limits');
    const images = await page
      .getByRole('img', {name: 'The hearth'})
      .evaluateAll((all) =>
        all.flatMap((image) => (image.checkVisibility() ? (image.getAttribute('src') ?? '') : [])),
      );
    expect(images).toEqual(['/v1/img/logo.svg']);
    await close();
  });
});
