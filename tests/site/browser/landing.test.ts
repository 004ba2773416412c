import {describe, expect, test} from 'vitest';
import {useSiteBrowser} from '../../support/siteBrowser.ts';
import {boxOf} from '../../support/boxOf.ts';

const browser = useSiteBrowser();
const PHONE = {viewport: {width: 390, height: 844}};

describe('the landing page', () => {
  test.each([1280, 1680])('begins below the name in the bar, in a window of %d pixels', async (width) => {
    const {page, close} = await browser.open('', {viewport: {width, height: 800}});
    const brand = await boxOf(page.locator('.navbar-brand'));
    const heading = await boxOf(page.locator('.landing h1'));
    expect(heading.left).toBe(brand.left);
    await close();
  });

  test('on a phone, sentences stand for the map of the products', async () => {
    const {page, close} = await browser.open('', PHONE);
    const section = page.getByRole('region', {name: 'How they fit together'});
    expect(await section.locator('svg').isVisible()).toBe(false);
    expect(await section.getByRole('listitem').count()).toBe(8);
    await close();
  });
});

test('the chart of workflow runs is legible on a phone', async () => {
  const {page, close} = await browser.open(
    'docs/Products/ThorAPI/Component%20Library/workflow-metrics-dashboard',
    PHONE,
  );
  const chart = page.getByRole('img', {name: 'Runs a day, by outcome'});
  await chart.scrollIntoViewIfNeeded();
  const {top} = await boxOf(chart);
  const ticks = await Promise.all((await chart.locator('.runs-grid text').all()).map(boxOf));
  expect(Math.min(...ticks.map((tick) => tick.top))).toBeGreaterThanOrEqual(top - 4);
  const days = await Promise.all((await chart.locator('text:not(.runs-grid text):visible').all()).map(boxOf));
  expect(days.length).toBeGreaterThan(2);
  for (const [index, day] of days.slice(1).entries()) {
    expect(day.left - (days[index]?.right ?? 0)).toBeGreaterThan(8);
  }
  await close();
});
