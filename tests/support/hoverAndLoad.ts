import type {Locator, Page} from 'playwright';

/** Points at a link and waits until the data of its page has been loaded. */
export async function hoverAndLoad(page: Page, link: Locator, path: string): Promise<void> {
  const loaded = page.waitForEvent(
    'requestfinished',
    (request) => request.resourceType() === 'fetch' && request.url().endsWith(`${path}/page.json`),
  );
  await link.hover();
  await loaded;
}
