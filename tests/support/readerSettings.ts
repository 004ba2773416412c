import type {Page} from 'playwright';

/** Makes a page believe that the reader saves data, so that nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
}

/** Makes a page that of a reader who has chosen the dark mode. */
export async function chooseDark(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
}
