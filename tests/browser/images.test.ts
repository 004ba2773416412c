import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {boxOf} from '../support/boxOf.ts';
import {loadContentTools} from '../support/loadContentTools.ts';
import {useSiteBrowser} from '../support/siteBrowser.ts';
import {chooseDark} from '../support/readerSettings.ts';

const browser = useSiteBrowser();
const PHONE = {viewport: {width: 390, height: 844}};

/** The smallest label size in the first diagram, in CSS pixels. */
function smallestLabel(page: Page): Promise<number> {
  return page
    .locator('figure.diagram > svg')
    .first()
    .evaluate((svg) => {
      if (!(svg instanceof SVGSVGElement)) throw new Error('No image.');
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const sizes = [...svg.querySelectorAll('text')].map((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      );
      return Math.min(...sizes) * scale;
    });
}

describe('diagrams', () => {
  test.each([
    ['docs/welcome', 1280, 9.9],
    ['docs/welcome', 390, 11.9],
    ['docs/products/Forge/overview', 1280, 9.9],
    ['docs/products/Forge/overview', 390, 11.9],
  ])('the text of those on %s is legible in a window of %d pixels', async (path, width, least) => {
    const {page, close} = await browser.open(path, {viewport: {width, height: 800}});
    expect(await smallestLabel(page)).toBeGreaterThan(least);
    await close();
  });

  test('no label is wider than its box', async () => {
    const {page, close} = await browser.open('docs/products/Forge/code-generation');
    const wide = await page.locator('figure.diagram g.node').evaluateAll((nodes) =>
      nodes.flatMap((node) => {
        const box = node.querySelector('rect')?.getBoundingClientRect();
        const labels = [...node.querySelectorAll('text')];
        return labels.flatMap((label) =>
          box && label.getBoundingClientRect().width > box.width ? (label.textContent ?? '') : [],
        );
      }),
    );
    expect(wide).toEqual([]);
    await close();
  });

  test('no lifeline of a sequence diagram crosses a label, in the dialog that enlarges it either', async () => {
    const {page, close} = await browser.open('docs/products/Anvil/Workflow%20Engine/retries', {
      ...PHONE,
      before: chooseDark,
    });
    const figure = page.locator('main figure.diagram');
    await figure.hover();
    await expect.poll(() => figure.getAttribute('role')).toBe('button');
    await figure.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const backgroundOf = (selector: string): Promise<string> =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const [place, background] of [
      [figure, await backgroundOf('body')],
      [dialog, await backgroundOf('dialog.zoom')],
    ] as const) {
      const label = place.getByText('note the attempt in the ledger');
      expect(
        await label.evaluate((text) => {
          const {paintOrder, stroke, fontFamily} = getComputedStyle(text);
          return {paintOrder: paintOrder.split(' ')[0], stroke, font: fontFamily.split(',')[0]};
        }),
      ).toEqual({paintOrder: 'stroke', stroke: background, font: 'Arial'});
    }
    await close();
  });

  test.each(['docs/welcome', 'docs/products/Forge/overview'])(
    'the one on %s is fully visible next to the table of contents',
    async (path) => {
      const {page, close} = await browser.open(path);
      const figure = page.locator('figure.diagram').first();
      expect(await figure.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      const toc = page.getByRole('navigation', {name: 'On this page'}).locator('visible=true');
      expect((await boxOf(figure)).right).toBeLessThanOrEqual((await boxOf(toc)).left);
      await close();
    },
  );

  test('a wide one scrolls from its start, with a visible focus', async () => {
    const {page, close} = await browser.open('docs/products/Forge/code-generation');
    const figure = page.locator('figure.diagram').first();
    const first = figure.locator('g.node rect').first();
    expect((await boxOf(first)).left).toBeGreaterThan((await boxOf(figure)).left);
    await page.locator('main h1').click();
    await figure.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => figure.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await figure.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await close();
  });

  test('a wide one opens in a dialog, by click and by keyboard', async () => {
    const {page, messages, close} = await browser.open('docs/welcome');
    const figure = page.locator('figure.diagram').first();
    const name = await figure.locator('svg').getAttribute('aria-label');
    const before = (await boxOf(figure.locator('svg'))).width;
    await figure.focus();
    await expect.poll(() => figure.getAttribute('role')).toBe('button');
    // The diagram's own name follows.
    expect(await figure.textContent()).toMatch(/^Enlarge diagram: /);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: `${name}`});
    const large = dialog.getByRole('img', {name: `${name}`});
    await large.waitFor();
    expect((await boxOf(large)).width).toBeGreaterThan(before);
    const {ids, missing} = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({id}) => id),
      missing: [...document.querySelectorAll('dialog [marker-end]')].filter((line) => {
        const id = /#([^)"]+)/.exec(line.getAttribute('marker-end') ?? '')?.[1] ?? '';
        return document.getElementById(id)?.closest('dialog') == null;
      }).length,
    }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(missing).toBe(0);
    // Its styles apply to the copy: without them text would be black in dark mode.
    expect(await large.evaluate((svg) => getComputedStyle(svg).getPropertyValue('--_text'))).not.toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    expect(await figure.evaluate((element) => element === document.activeElement)).toBe(true);
    await figure.click();
    await dialog.waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('one that is shown completely is not a button, and Tab does not stop at it', async () => {
    const {page, close} = await browser.open('docs/products/Forge/overview');
    const figure = page.locator('figure.diagram').first();
    await loadContentTools(page);
    expect(await figure.evaluate((element) => element.tabIndex)).toBe(-1);
    await figure.hover();
    expect(await figure.getAttribute('role')).toBeNull();
    await close();
  });

  test('Tab stops at one that can be enlarged', async () => {
    const {page, close} = await browser.open('docs/products/Forge/code-generation');
    const figure = page.locator('figure.diagram').first();
    await loadContentTools(page);
    expect(await figure.evaluate((element) => element.tabIndex)).toBe(0);
    await close();
  });

  test('the relations of a model are fully visible on a phone', async () => {
    const {page, close} = await browser.open('docs/model-docs/model-doc-Principal', PHONE);
    const figure = page.locator('figure.relations');
    const own = figure.locator('.relation-centre:visible');
    expect(await own.count()).toBe(1);
    expect((await boxOf(own)).right).toBeLessThan((await boxOf(figure)).right);
    expect(await figure.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await figure.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Principal is used by .*contains /,
    );
    await close();
  });
});

test('an author’s number of posts is separated from the text above', async () => {
  const {page, close} = await browser.open('blog/authors');
  const author = page.locator('.author:has(.author-description)').first();
  const above = await boxOf(author.locator('.author-description'));
  const count = await boxOf(author.locator('.author-count'));
  expect(count.top - above.bottom).toBeGreaterThanOrEqual(8);
  await close();
});
