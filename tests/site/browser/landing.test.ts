import {describe, expect, test} from 'vitest';
import {useSiteBrowser} from '../../support/siteBrowser.ts';
import {boxOf} from '../../support/boxOf.ts';

const browser = useSiteBrowser();
const PHONE = {viewport: {width: 390, height: 844}};

describe('the landing page', () => {
  test.each([390, 1280, 1680])('is aligned with the footer in a window of %d pixels', async (width) => {
    const {page, close} = await browser.open('', {viewport: {width, height: 800}});
    const edges = await Promise.all(
      ['.landing h1', '#products', '#reference', '#news', '.footer-groups'].map((part) =>
        boxOf(page.locator(part)),
      ),
    );
    expect(new Set(edges.map(({left}) => Math.round(left))).size).toBe(1);
    await close();
  });

  test.each([320, 390, 480, 768, 1024, 1440])(
    'draws no line behind the words of the hero in a window of %d pixels',
    async (width) => {
      const {page, close} = await browser.open('', {viewport: {width, height: 800}});
      const crossed = await page.evaluate(() => {
        const texts = document.createTreeWalker(
          document.querySelector('.landing-hero-text') ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        const words = document.createRange();
        const boxes: DOMRect[] = [];
        while (texts.nextNode()) {
          words.selectNode(texts.currentNode);
          boxes.push(...words.getClientRects());
        }
        const lines = [...document.querySelectorAll<SVGPathElement>('.landing-chevrons path')];
        return lines.flatMap((line) => {
          const place = line.getScreenCTM();
          const length = line.getTotalLength();
          return Array.from({length: 200}, (_, index) =>
            line.getPointAtLength((length * index) / 200),
          ).filter((point) => {
            const {x, y} = point.matrixTransform(place ?? undefined);
            return boxes.some(({left, right, top, bottom}) => x > left && x < right && y > top && y < bottom);
          });
        }).length;
      });
      expect(crossed).toBe(0);
      await close();
    },
  );

  test('on a phone the code of the hero fits', async () => {
    const {page, close} = await browser.open('', PHONE);
    const hidden = await page
      .locator('.landing-pane pre')
      .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    expect(hidden).toEqual([0, 0]);
    await close();
  });

  test('a card links to its product wherever it is clicked', async () => {
    const {page, close} = await browser.open('');
    const card = page.locator('.landing-card', {has: page.getByRole('heading', {name: 'ValkyrAI'})});
    await card.click({position: {x: 5, y: 5}});
    await page.waitForURL('**/docs/Products/ValkyrAI/overview');
    await close();
  });

  test('uses a preloaded font for headings', async () => {
    const {page, close} = await browser.open('');
    const font = page.locator('link[rel="preload"][as="font"]');
    expect(await font.getAttribute('href')).toMatch(
      /\/v1\/assets\/bricolage-grotesque-latin-700\.[0-9a-f]{8}\.woff2$/,
    );
    expect(await page.evaluate(() => document.fonts.check('700 16px "Bricolage Grotesque"'))).toBe(true);
    await close();
  });

  test('on a phone, sentences replace the map of the products', async () => {
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
