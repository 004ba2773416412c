import type {Page} from 'playwright';
import {createDeferred} from '../../src/generator/workers/createDeferred.ts';

/**
 * Holds requests of a page until the returned function is called.
 *
 * @param pattern Which addresses, as `page.route` takes them.
 * @param isHeld Which of these requests are held, by address; default: all.
 */
export async function holdRequests(
  page: Page,
  pattern: string,
  isHeld: (address: string) => boolean = () => true,
): Promise<() => void> {
  const released = createDeferred();
  await page.route(pattern, async (route) => {
    if (isHeld(route.request().url())) await released.promise;
    await route.continue();
  });
  return released.resolve;
}
