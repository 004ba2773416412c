import type {Page} from 'playwright';

/**
 * Presses Tab, which loads the tools of the content, and waits until they take boxes that do not scroll out of the tab
 * order. The page needs such a box. They look at each Tab, so it is pressed as often as needed, without moving the focus.
 */
export async function loadContentTools(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab'}));
    return (
      document.querySelector('.page-text :is(.table-scroll, pre, figure.diagram)[tabindex="-1"]') !== null
    );
  });
}
