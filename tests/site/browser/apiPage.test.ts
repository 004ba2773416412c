import {expect, test} from 'vitest';
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
