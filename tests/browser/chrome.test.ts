import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {boxOf} from '../support/boxOf.ts';
import {recordShifts, shiftsOf} from '../support/layoutShifts.ts';
import {loadContentTools} from '../support/loadContentTools.ts';
import {hydrated, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();
const LONG = 'docs/products/Forge/code-generation';
const MOBILE = {viewport: {width: 390, height: 800}};

const isTopAt = async (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

describe('announcement bar', () => {
  test('is shown above the navbar, and stays hidden once it is dismissed', async () => {
    const {page, close} = await browser.open('docs/welcome');
    const bar = page.getByRole('region', {name: 'Announcement'});
    expect(await bar.isVisible()).toBe(true);
    expect(await isTopAt(page, '.announcement')).toBe(0);
    await page.getByRole('button', {name: 'Dismiss announcement'}).click();
    await bar.waitFor({state: 'detached'});
    expect(await page.evaluate(() => localStorage.getItem('announcement.dismissed'))).toBe(
      'gears-are-apis-too',
    );
    // Hidden before React runs, so that nothing jumps.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({waitUntil: 'load'});
    expect(await page.locator('.announcement').isVisible()).toBe(false);
    await close();
  });

  test('a new announcement is shown even if an earlier one was dismissed', async () => {
    const {page, close} = await browser.open(undefined);
    await page.addInitScript(() => localStorage.setItem('announcement.dismissed', 'an-older-one'));
    await page.goto(`${browser.site().url}docs/welcome`);
    expect(await page.locator('.announcement').isVisible()).toBe(true);
    await close();
  });

  test('its link points to a page', async () => {
    const {page, close} = await browser.open('docs/welcome');
    await page.locator('.announcement a').click();
    await page.locator('h1', {hasText: 'Gears are APIs too'}).waitFor();
    await close();
  });
});

describe('width of the window', () => {
  test('996 px is mobile: a Menu button, no sidebar', async () => {
    const {page, close} = await browser.open(LONG, {viewport: {width: 996, height: 800}});
    expect(await page.getByRole('button', {name: 'Menu', exact: true}).isVisible()).toBe(true);
    expect(await page.locator('.shell-sidebar').isVisible()).toBe(false);
    expect(await page.locator('.navbar-items').isVisible()).toBe(false);
    expect(await page.locator('.toc-details').isVisible()).toBe(true);
    await close();
  });

  test('997 px is desktop: the sidebar, no Menu button', async () => {
    const {page, close} = await browser.open(LONG, {viewport: {width: 997, height: 800}});
    expect(await page.getByRole('button', {name: 'Menu', exact: true}).isVisible()).toBe(false);
    expect(await page.locator('.shell-sidebar').isVisible()).toBe(true);
    expect(await page.locator('.navbar-items').isVisible()).toBe(true);
    await close();
  });
});

describe('mobile sidebar', () => {
  async function openMenu(page: Page): Promise<void> {
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.getByRole('dialog', {name: 'Menu'}).waitFor();
  }

  test('contains the navigation, traps the focus, and is closed by Escape', async () => {
    const {page, messages, close} = await browser.open(LONG, MOBILE);
    const button = page.getByRole('button', {name: 'Menu', exact: true});
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await openMenu(page);
    const dialog = page.getByRole('dialog', {name: 'Menu'});
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close menu');
    expect(await dialog.getByRole('link', {name: 'Blog', exact: true}).isVisible()).toBe(true);
    expect(await dialog.getByRole('navigation', {name: 'Docs'}).isVisible()).toBe(true);
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const {activeElement, body} = document;
        // Between its last and first element, the focus visits the browser's own controls.
        return activeElement === body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
    expect(messages).toEqual([]);
    await close();
  });

  test('the page behind does not scroll', async () => {
    const {page, close} = await browser.open(LONG, {viewport: {width: 390, height: 300}});
    await openMenu(page);
    const panel = page.locator('.menu-panel');
    await panel.evaluate((box) => box.scrollTo(0, 0));
    // What scrolls last shows that all the events have been handled.
    for (const x of [370, 40]) {
      await page.mouse.move(x, 200);
      await page.mouse.wheel(0, 1500);
    }
    await expect.poll(() => panel.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await close();
  });

  test('a link opens its page and closes the menu', async () => {
    const {page, close} = await browser.open(LONG, MOBILE);
    await openMenu(page);
    await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await page.waitForURL('**/v1/blog');
    await page.getByRole('dialog', {name: 'Menu'}).waitFor({state: 'hidden'});
    await close();
  });

  test('a click outside closes it, and so does a wider window', async () => {
    const {page, close} = await browser.open(LONG, MOBILE);
    const dialog = page.getByRole('dialog', {name: 'Menu'});
    await openMenu(page);
    // The first click may happen before the dialog listens.
    await expect
      .poll(async () => {
        await page.mouse.click(380, 400);
        return dialog.isVisible();
      })
      .toBe(false);
    await openMenu(page);
    await page.setViewportSize({width: 1200, height: 800});
    await dialog.waitFor({state: 'hidden'});
    await close();
  });
});

describe('sidebar', () => {
  test('opening one category leaves the others open', async () => {
    const {page, close} = await browser.open(LONG);
    const before = await page.locator('.shell-sidebar .sidebar-toggle[aria-expanded="true"]').count();
    await page.locator('.shell-sidebar .sidebar-toggle[aria-expanded="false"]').first().click();
    await expect
      .poll(() => page.locator('.shell-sidebar .sidebar-toggle[aria-expanded="true"]').count())
      .toBe(before + 1);
    await close();
  });

  test('open categories and scroll position survive a reload and a navigation', async () => {
    const {page, close} = await browser.open(LONG);
    const toggles = page.locator('.shell-sidebar .sidebar-toggle[aria-expanded="false"]');
    const name = await toggles.last().getAttribute('aria-label');
    await toggles.last().click();
    const toggle = page.locator(`.shell-sidebar .sidebar-toggle[aria-label="${name}"]`);
    await page.locator('.shell-sidebar .sidebar-loading').waitFor({state: 'detached'});
    await page.locator('.shell-sidebar').evaluate((box) => {
      box.scrollTop = 120;
    });
    const scrolled = await page.locator('.shell-sidebar').evaluate((box) => box.scrollTop);
    expect(scrolled).toBeGreaterThan(0);
    await page.reload();
    await hydrated(page);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.locator('.shell-sidebar').evaluate((box) => box.scrollTop)).toBe(scrolled);
    const stored = await page.evaluate(() => sessionStorage.getItem('sidebar.DocumentationSidebar'));
    expect(stored).toContain('"open"');
    await page.goto(`${browser.site().url}docs/products/Forge/overview`);
    await hydrated(page);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await close();
  });

  test('the current item is in view after every kind of navigation', async () => {
    const {page, close} = await browser.open(LONG, {viewport: {width: 1280, height: 260}});
    const isInView = (): Promise<boolean> =>
      page.evaluate(() => {
        const item = document.querySelector('.shell-sidebar [aria-current="page"]')?.getBoundingClientRect();
        const box = document.querySelector('.shell-sidebar')?.getBoundingClientRect();
        return Boolean(item && box && item.top >= box.top && item.bottom <= box.bottom);
      });
    const scrollToEnd = (): Promise<void> =>
      page.locator('.shell-sidebar').evaluate((box) => {
        box.dispatchEvent(new WheelEvent('wheel'));
        box.scrollTop = box.scrollHeight;
      });
    for (let count = 0; count < 3; count++) {
      await page.locator('.shell-sidebar .sidebar-toggle[aria-expanded="false"]').last().click();
    }
    await page.locator('.shell-sidebar .sidebar-loading').first().waitFor({state: 'detached'});
    await scrollToEnd();
    expect(await isInView()).toBe(false);
    // A typed address, a reload, going back, and a link from the landing page, each after scrolling far down.
    const loads = [
      () => page.goto(`${browser.site().url}docs/welcome`),
      () => page.reload(),
      () => page.goBack(),
    ];
    for (const load of loads) {
      await scrollToEnd();
      await load();
      await hydrated(page);
      await expect.poll(isInView).toBe(true);
    }
    await scrollToEnd();
    await page.goto(browser.site().url);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', {name: 'Documentation'}).click();
    await page.waitForURL('**/docs/**');
    await expect.poll(isInView).toBe(true);
    await close();
  });

  test('nothing moves when the reader’s open categories are restored', async () => {
    const {page, close} = await browser.open(LONG, {before: recordShifts});
    await page.locator('.shell-sidebar .sidebar-toggle[aria-expanded="false"]').first().click();
    await page.locator('.shell-sidebar .sidebar-loading').waitFor({state: 'detached'});
    expect(await shiftsOf(page, `${browser.site().url}docs/welcome`)).toEqual({value: 0, moved: []});
    expect(await page.locator('.shell-sidebar .sidebar').isVisible()).toBe(true);
    await close();
  });

  test('has no button that hides it', async () => {
    const {page, close} = await browser.open(LONG);
    expect(await page.getByRole('button', {name: /(?:hide|collapse).*sidebar/i}).count()).toBe(0);
    await close();
  });

  test('reads and navigates without JavaScript', async () => {
    const {page, close} = await browser.open(LONG, {javaScriptEnabled: false});
    const link = page.locator('.sidebar a', {hasText: 'Overview'}).first();
    expect(await link.isVisible()).toBe(true);
    await link.click();
    expect(new URL(page.url()).pathname).not.toContain('code-generation');
    expect(await page.locator('h1').count()).toBe(1);
    await close();
  });

  test('without JavaScript, on a phone, the Menu link points to it below the page', async () => {
    const {page, close} = await browser.open(LONG, {...MOBILE, javaScriptEnabled: false});
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
    expect(await page.locator('.menu-link').isVisible()).toBe(true);
    await close();
  });
});

describe('table of contents', () => {
  test('marks the current heading, and lists levels 2 and 3', async () => {
    const {page, close} = await browser.open(LONG, {viewport: {width: 1400, height: 800}});
    const ids = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
    const links = await page
      .locator('.toc .toc-link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(ids.filter((id) => id !== '#footnote-label'));
    const third = page.locator('.toc .toc-link').nth(2);
    await third.click();
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
    expect(await page.locator('.toc [aria-current]').count()).toBe(1);
    await close();
  });

  test('on a phone it is closed below the title, opens, and stays in view with the title', async () => {
    const {page, close} = await browser.open(LONG, MOBILE);
    const details = page.locator('.toc-details');
    expect(await details.getByRole('link').first().isVisible()).toBe(false);
    await details.locator('summary').click();
    const link = details.getByRole('link').nth(1);
    expect(await link.isVisible()).toBe(true);
    const href = await link.getAttribute('href');
    await link.click();
    const heading = page.locator(`main ${href}`);
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(150);
    expect(await link.isVisible()).toBe(false);
    const bar = await boxOf(details);
    expect(bar.top).toBe(55);
    expect(bar.bottom).toBeLessThan((await boxOf(heading)).top);
    await page.locator('.toc-page', {hasText: (await page.locator('h1').textContent()) ?? '?'}).waitFor();
    await close();
  });
});

describe('breadcrumbs', () => {
  test('list the path to the page and end with the page', async () => {
    const {page, close} = await browser.open(LONG);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    expect(await crumbs.getByRole('link').first().getAttribute('href')).toBe('/v1/');
    expect(await crumbs.locator('[aria-current="page"]').count()).toBe(1);
    await close();
  });
});

describe('links to the content and to the top', () => {
  test('the first Tab reaches the skip link, which points to the text', async () => {
    const {page, close} = await browser.open(LONG);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await isTopAt(page, '.skip-link')).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('__main');
    await close();
  });

  test('the page stays in place while the Tab key goes through the navbar', async () => {
    const {page, close} = await browser.open(LONG);
    await page.getByRole('button', {name: 'Dismiss announcement'}).click();
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.navbar') !== null)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(600);
    }
    await close();
  });

  test('the button to the top appears after the first screen', async () => {
    const {page, close} = await browser.open(LONG);
    const button = page.getByRole('button', {name: 'Back to top'});
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 1600));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({state: 'hidden'});
    expect(new URL(page.url()).hash).toBe('');
    await close();
  });

  test('beside the text, the button to the top is an arrow', async () => {
    const {page, close} = await browser.open(LONG, {viewport: {width: 1440, height: 800}});
    await page.evaluate(() => window.scrollTo(0, 1600));
    const button = page.getByRole('button', {name: 'Back to top'});
    await button.waitFor();
    const {width, top, bottom} = await boxOf(button);
    expect(width).toBeCloseTo(bottom - top);
    expect(await button.locator('.icon').evaluate((icon) => getComputedStyle(icon).clipPath)).toBe('none');
    await close();
  });

  test.each([390, 1000, 1280])(
    'without room beside the text, the button to the top is below it, in a window of %i px',
    async (width) => {
      const {page, close} = await browser.open(LONG, {viewport: {width, height: 800}});
      await page.evaluate(() => window.scrollTo(0, 1600));
      const button = page.getByRole('button', {name: 'Back to top'});
      await button.waitFor();
      expect((await boxOf(button)).top).toBeGreaterThanOrEqual((await boxOf(page.locator('main'))).bottom);
      await close();
    },
  );
});

describe('top navigation and footer', () => {
  test('contain what the site configures', async () => {
    const {page, close} = await browser.open('docs/welcome');
    const main = page.getByRole('navigation', {name: 'Main'});
    const hrefOf = (name: string): Promise<string | null> =>
      main.getByRole('link', {name, exact: true}).getAttribute('href');
    expect(await hrefOf('Docs Home')).toBe('/v1/');
    expect(await hrefOf('Documentation')).toBe('/v1/docs/welcome');
    expect(await hrefOf('Blog')).toBe('/v1/blog');
    const code = main.getByRole('link', {name: 'GitHub'});
    expect(await code.getAttribute('target')).toBe('_blank');
    expect(await code.getAttribute('rel')).toContain('noopener');
    await main.locator('summary[aria-label="Language: English"]').click();
    expect(await main.locator('.dropdown[open] a').allTextContents()).toEqual(['English']);
    await page.keyboard.press('Escape');
    expect(await main.locator('.dropdown[open]').count()).toBe(0);
    const footer = page.getByRole('contentinfo');
    expect(await footer.locator('.footer-title').allTextContents()).toEqual(['Docs', 'Community', 'More']);
    expect(await footer.getByRole('link', {name: /^(?:Stack Overflow|Discord|X)$/}).count()).toBe(3);
    expect(await footer.innerText()).toContain('Copyright © 2025 Harbor');
    await close();
  });

  test('the blog groups its sidebar by year', async () => {
    const {page, close} = await browser.open('blog');
    const years = await page.locator('.shell-sidebar .sidebar-year').allTextContents();
    expect(years).toEqual([...years].sort().reverse());
    expect(years).toContain('2024');
    await close();
  });
});

describe('the Tab key', () => {
  /** Presses Tab through the page. Returns the tables and blocks of code at which it stopped. */
  const scrollersReached = async (page: Page): Promise<string[]> => {
    const reached: string[] = [];
    for (let stops = 0; stops < 150; stops++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(
        () => document.activeElement?.className || document.activeElement?.localName,
      );
      if (name === 'table-scroll' || name === 'pre') reached.push(name);
      if (name === 'footer-link') break;
    }
    return reached;
  };

  test('stops at tables and blocks of code only where they scroll', async () => {
    const {page, close} = await browser.open(LONG);
    expect(await page.locator('.code > pre').count()).toBeGreaterThan(1);
    await loadContentTools(page);
    expect(await scrollersReached(page)).toEqual([]);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('.table-scroll td, .code code'))
        part.style.minWidth = '900px';
    });
    await page.locator('h1').focus();
    expect(new Set(await scrollersReached(page))).toEqual(new Set(['table-scroll', 'pre']));
    await close();
  });
});
