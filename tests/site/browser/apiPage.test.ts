import {expect, test} from 'vitest';
import {boxOf} from '../../support/boxOf.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();

test('on a phone the bar below the navbar has the title without the code name', async () => {
  const {page, close} = await browser.open('docs/api-docs/WorkflowApi', {
    viewport: {width: 390, height: 844},
  });
  await page.evaluate(() => window.scrollTo(0, 1600));
  const title = page.locator('.toc-page');
  await title.waitFor();
  const shown = await title.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const letter = document.createRange();
    const text = element.firstChild ?? element;
    return [...(text.textContent ?? '')]
      .filter((_, index) => {
        letter.setStart(text, index);
        letter.setEnd(text, index + 1);
        return letter.getBoundingClientRect().bottom <= box.bottom + 1;
      })
      .join('')
      .trim();
  });
  expect(shown).toBe('Workflows');
  await close();
});

test.each([
  ['on a phone', 'deleteContentData', {width: 412, height: 823}],
  ['in a narrow window', 'previewProductFunnelWizard', {width: 900, height: 800}],
  ['on a laptop', 'deleteContentData', {width: 1280, height: 800}],
  ['in a field, on a large screen', 'updateContentData-body-contentUrl', {width: 1600, height: 900}],
])(
  'what the address names stays in place below operations that are laid out later: %s',
  async (_, id, viewport) => {
    const {page, close} = await browser.open(`docs/api-docs/ContentDataApi#${id}`, {viewport});
    const {top} = await boxOf(page.locator(`[id="${id}"]`));
    expect(top).toBeGreaterThan(50);
    expect(top).toBeLessThan(130);
    await close();
  },
);
