import type {Locator} from 'playwright';
import {describe, expect, test} from 'vitest';
import {boxOf} from '../../support/boxOf.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();
const GUIDE = 'docs/Products/ThorAPI/getting-started';
const DEEP = 'docs/model-docs/model-doc-OasServer';

/** Whether a click at a point of the element, given as fractions of its size, would hit it. */
function isOnTop(element: Locator, [x, y]: [number, number] = [0.5, 0.5]): Promise<boolean> {
  return element.evaluate(
    (own, [partX, partY]) => {
      const {left, top, width, height} = own.getBoundingClientRect();
      const met = document.elementFromPoint(left + width * partX, top + height * partY);
      return met !== null && (own === met || own.contains(met));
    },
    [x, y] as const,
  );
}

describe('in a narrow window', () => {
  test('the menu’s button closes it, however far it is scrolled', async () => {
    const {page, close} = await browser.open(DEEP, {viewport: {width: 390, height: 800}});
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    const panel = page.locator('.menu-panel');
    await expect.poll(() => panel.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(500);
    const button = page.getByRole('button', {name: 'Close menu'});
    expect(await isOnTop(button)).toBe(true);
    expect(await isOnTop(panel.locator('[aria-current="page"]').last())).toBe(true);
    await button.click();
    await page.getByRole('dialog', {name: 'Menu'}).waitFor({state: 'hidden'});
    await close();
  });

  test('breadcrumbs are one line with the parent', async () => {
    const {page, close} = await browser.open('docs/Products/ThorAPI/Component%20Library/alert-dismissable', {
      viewport: {width: 320, height: 700},
    });
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    expect((await crumbs.locator('ol').boundingBox())?.height).toBeLessThan(32);
    expect(await crumbs.locator('li:visible').allInnerTexts()).toEqual(['', 'Component Library']);
    await close();
  });
});

test.each([
  {name: 'touched', options: {hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}}},
  {name: 'pointed at', options: {viewport: {width: 1280, height: 800}}},
])('the buttons of a code block that is $name cover none of its code', async ({options}) => {
  const {page, close} = await browser.open(GUIDE, options);
  const block = page.locator('figure.code:not(:has(.code-title))').first();
  await block.hover();
  const copy = block.getByRole('button', {name: 'Copy code'});
  expect(await copy.evaluate((button) => getComputedStyle(button).visibility)).toBe('visible');
  const buttons = await copy.boundingBox();
  const code = await block.locator('code').boundingBox();
  expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual((code?.y ?? 0) + 1);
  await close();
});

test.each([768, 1280, 1680])(
  'at the end of a page in a window of %i px everything can be clicked, and the last heading is the current one',
  async (width) => {
    const {page, close} = await browser.open(GUIDE, {viewport: {width, height: 900}});
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 100_000);
    await page.locator('.back-to-top:not([hidden])').waitFor();
    for (const item of await page.locator('.footer :is(a, button)').all())
      for (const x of [0.05, 0.95]) expect(await isOnTop(item, [x, 0.5])).toBe(true);
    if (width > 996)
      await expect
        .poll(() => page.locator('.toc [aria-current]').allInnerTexts())
        .toEqual(['Where to go next']);
    await close();
  },
);

test('the end of the sidebar is in the window while the announcement is shown', async () => {
  const {page, close} = await browser.open(DEEP, {viewport: {width: 1280, height: 900}});
  expect(await page.locator('.announcement').isVisible()).toBe(true);
  const last = page.locator('.shell-sidebar a').last();
  await last.focus();
  expect(await isOnTop(last)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await close();
});

test('dismissing the announcement moves the focus to the top of the page', async () => {
  const {page, close} = await browser.open(GUIDE);
  await page.getByRole('button', {name: 'Dismiss announcement'}).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('navbar-brand');
  await close();
});

test.each([1120, 1280, 1920])(
  'at %i px the samples of an operation stay next to its fields',
  async (width) => {
    const {page, close} = await browser.open('docs/api-docs/WorkflowApi', {viewport: {width, height: 900}});
    const operation = page.locator('.operation', {has: page.locator('h2#updateWorkflow')});
    const last = operation.locator('.operation-details tr[id]').last();
    await last.evaluate((row) => row.scrollIntoView({block: 'center', behavior: 'instant'}));
    const samples = await boxOf(operation.locator('.operation-code'));
    expect(samples.width).toBeGreaterThanOrEqual(464);
    expect(samples.left).toBeGreaterThan((await boxOf(last)).right);
    expect(samples.top).toBeLessThan(450);
    const wrapping = await operation
      .locator('.operation-code pre')
      .evaluateAll((all) => all.map((pre) => getComputedStyle(pre).whiteSpace));
    expect(new Set(wrapping)).toEqual(new Set(['pre']));
    await close();
  },
);

test('a long sample shows its first lines, and all of them when expanded', async () => {
  const {page, close} = await browser.open('docs/api-docs/WorkflowApi', {javaScriptEnabled: false});
  const block = page.locator('.operation-code .code', {has: page.locator('.code-fold')}).first();
  const label = block.locator('summary');
  // Operations below the window have no layout in the first frame, and so no text either.
  await block.scrollIntoViewIfNeeded();
  await label.waitFor();
  expect(await label.innerText()).toMatch(/^Show all \d\d lines$/);
  const heightOf = async () => (await block.locator('pre').boundingBox())?.height ?? 0;
  const folded = await heightOf();
  await label.press('Enter');
  expect(await heightOf()).toBeGreaterThan(folded);
  await label.press('Enter');
  expect(await heightOf()).toBe(folded);
  await close();
});

test('a printed page shows its address', async () => {
  const {page, close} = await browser.open(GUIDE);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  const line = await page.locator('main').evaluate((main) => getComputedStyle(main, '::before').content);
  expect(line).toMatch(/\/v1\/docs\/Products\/ThorAPI\/getting-started · \d{4}-\d\d-\d\d/);
  await close();
});
