import type {Locator} from 'playwright';
import {describe, expect, test} from 'vitest';
import {openDemo} from './demoPages.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';
import {violationsIn} from '../../support/violationsIn.ts';

const browser = useSiteBrowser();

describe('Gridheim', () => {
  const cell = (demo: Locator, address: string) => demo.locator(`td[data-address="${address}"]`);

  test('cell: F2, Enter, Escape and Delete', async () => {
    const {page, demo, close} = await openDemo(browser, 'GridheimCell');
    await demo.getByRole('grid').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await demo.getByLabel('Edit B1').fill('1000');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'B3').innerText()).toBe('$1,190.00');
    expect(await demo.locator('output').innerText()).toContain('"expression": "=B1*19%"');
    await page.keyboard.type('5');
    await page.keyboard.press('Escape');
    expect(await cell(demo, 'B2').innerText()).toContain('190');
    await page.keyboard.press('Delete');
    expect(await cell(demo, 'B3').innerText()).toBe('$1,000.00');
    await close();
  });

  test('cell by mouse: a double click edits, leaving the editor keeps the text, formats apply', async () => {
    const {demo, close} = await openDemo(browser, 'GridheimCell');
    await cell(demo, 'B1').dblclick();
    await demo.getByLabel('Edit B1').fill('100');
    await cell(demo, 'A1').click();
    expect(await cell(demo, 'B3').innerText()).toBe('$119.00');
    await cell(demo, 'B1').click();
    await demo.getByLabel('Pattern').selectOption('Currency');
    expect(await cell(demo, 'B1').innerText()).toBe('$100.00');
    await close();
  });

  test('cell: references move along when a formula is copied', async () => {
    const {page, demo, close} = await openDemo(browser, 'GridheimCell');
    await cell(demo, 'B3').click();
    await page.keyboard.press('Control+C');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+V');
    await expect.poll(() => demo.locator('output').innerText()).toContain('"expression": "=C1+C2"');
    await close();
  });

  test('formula bar: suggestions by keyboard and mouse, and an invalid formula is marked and kept', async () => {
    const {page, demo, close} = await openDemo(browser, 'GridheimFormulaBar');
    const bar = demo.getByRole('combobox');
    await bar.fill('=ma');
    await page.keyboard.press('Enter');
    expect(await bar.inputValue()).toBe('=MAX()');
    await page.keyboard.type('A1:A3');
    await page.keyboard.press('Enter');
    await demo.getByText('B1 shows 48.').waitFor();
    await bar.fill('=SUM(A1');
    expect(await bar.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Enter');
    await demo.getByText('B1 shows 48.').waitFor();
    for (const mode of ['light', 'dark'])
      expect(await violationsIn(page, '[data-demo="GridheimFormulaBar"]', mode)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await bar.inputValue()).toBe('=MAX(A1:A3)');
    await bar.fill('=mi');
    await demo.getByRole('option', {name: 'MIN'}).click();
    await page.keyboard.type('A1:A3');
    await page.keyboard.press('Enter');
    await demo.getByText('B1 shows 12.').waitFor();
    await close();
  });

  test('sheet: keys move and select, Tab leaves after Escape, distant rows are rendered when they are reached', async () => {
    const {page, demo, close} = await openDemo(browser, 'GridheimSheet');
    const grid = demo.getByRole('grid');
    await grid.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await demo.getByRole('status').innerText()).toBe('Selected: B2, A1, B1, A2');
    expect(await cell(demo, 'A40').count()).toBe(0);
    for (let step = 0; step < 6; step++) await page.keyboard.press('PageDown');
    await page.keyboard.type('far');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'B50').innerText()).toBe('far');
    const active = await grid.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('data-address')).toBe('B50');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await grid.evaluate((table) => table.contains(document.activeElement))).toBe(false);
    await close();
  });

  test('sheet by mouse: dragging selects, and locked cells cannot be changed', async () => {
    const {page, demo, close} = await openDemo(browser, 'GridheimSheet');
    await cell(demo, 'B2').hover();
    await page.mouse.down();
    await cell(demo, 'C3').hover();
    await page.mouse.up();
    expect(await demo.getByRole('status').innerText()).toBe('Selected: C3, B2, C2, B3');
    await demo.getByLabel('isProtected').click();
    await cell(demo, 'D2').dblclick();
    expect(await demo.getByLabel('Edit D2').count()).toBe(0);
    await cell(demo, 'B2').dblclick();
    await demo.getByLabel('Edit B2').fill('10');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'D2').innerText()).toBe('800');
    await demo.getByLabel('readonly').click();
    await cell(demo, 'B2').dblclick();
    expect(await demo.getByLabel('Edit B2').count()).toBe(0);
    await close();
  });

  test('smallest sheet: the sum follows edits in cell and bar', async () => {
    const {page, demo, close} = await openDemo(browser, 'GridheimDemo');
    await cell(demo, 'A1').click();
    await page.keyboard.type('15');
    await page.keyboard.press('Tab');
    expect(await cell(demo, 'D1').innerText()).toBe('65');
    await cell(demo, 'D1').click();
    await demo.getByRole('combobox').fill('=AVERAGE(A1:C1)*2');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'D1').innerText()).toBe('43.3333333333');
    await close();
  });

  test('full sheet: named range, chart, permissions and CSV', async () => {
    const {page, demo, close} = await openDemo(browser, 'GridheimFullDemo');
    await cell(demo, 'C3').dblclick();
    await demo.getByLabel('Edit C3').fill('100');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'D6').innerText()).toBe('$3,030.00');
    expect(await demo.getByRole('img').getAttribute('aria-label')).toContain('Hosting $1,200.00');
    await demo.getByText('Export and import').click();
    await demo.getByRole('button', {name: 'Export CSV'}).click();
    const text = demo.getByRole('textbox', {name: 'Text'});
    expect(await text.inputValue()).toContain('Hosting,12,100,1200');
    await text.fill('"Rent, and more",5\n=B1*2,7');
    await demo.getByRole('button', {name: 'Import CSV'}).click();
    expect(await cell(demo, 'A1').innerText()).toBe('Rent, and more');
    expect(await cell(demo, 'A2').innerText()).toBe('10');
    await demo.getByLabel('Your permissions').selectOption('READ');
    await cell(demo, 'B1').dblclick();
    expect(await demo.getByLabel('Edit B1').count()).toBe(0);
    expect(
      await demo.getByRole('combobox', {name: 'Formula or value'}).getAttribute('readonly'),
    ).not.toBeNull();
    await close();
  });
});
