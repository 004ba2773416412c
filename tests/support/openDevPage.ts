import type {Page} from 'playwright';
import {hydrated} from './siteBrowser.ts';

/** Opens a page of a dev server, and waits until the app has taken it over and is told what changes. */
export async function openDevPage(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes('/__dev/events?tab='));
  await page.goto(address);
  await hydrated(page);
  await listening;
}
