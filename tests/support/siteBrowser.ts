import type {Browser, BrowserContextOptions, Page} from 'playwright';
import {afterAll, beforeAll, inject} from 'vitest';
import {LAID_OUT} from '../../src/generator/shared/markup/laidOut.ts';
import {closeContext, launchBrowser, type RunningSite, serveBuild, watchConsole} from './browser.ts';

export interface OpenedPage {
  page: Page;
  /** The page's console messages so far. */
  messages: string[];
  close(): Promise<void>;
}

export interface SiteBrowser {
  site(): RunningSite;
  /** Opens a page in a fresh browser profile; `path` is below baseUrl. */
  open(
    path?: string,
    options?: BrowserContextOptions & {before?: (page: Page) => Promise<unknown>},
  ): Promise<OpenedPage>;
}

/** The built site of the test project in a real browser, for the tests of one file. */
export function useSiteBrowser(settings: {fontSize?: number} = {}): SiteBrowser {
  let browser: Browser;
  let running: RunningSite;
  beforeAll(async () => {
    browser = await launchBrowser(inject('chromium'), settings);
    const {dir, baseUrl} = inject('builtSite');
    running = await serveBuild(dir, baseUrl);
  });
  afterAll(async () => {
    await browser?.close();
    await running?.close();
  });
  return {
    site: () => running,
    async open(address, {before, ...options} = {}) {
      const context = await browser.newContext({viewport: {width: 1280, height: 800}, ...options});
      const page = await context.newPage();
      const messages = watchConsole(page);
      await before?.(page);
      if (address !== undefined) {
        await page.goto(running.url + address);
        if (options.javaScriptEnabled !== false) await hydrated(page);
      }
      return {page, messages, close: () => closeContext(context)};
    },
  };
}

/**
 * Waits until React has hydrated the prerendered document, and all of it is laid out. What the page loads after that may
 * still be on its way.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root: object | null = document.getElementById('__docusaurus');
    const [, fiber] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    // React marks the element when it begins, and what is current as hydrated when it has finished.
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  });
  // Effects, such as those that listen to clicks, run a moment later; the last one has laid out long pages, whose texts
  // cannot be read before.
  await page.locator(`:root[${LAID_OUT}]`).waitFor();
}

/** Waits until the page of the current address is shown: while it loads, the previous page stays visible. */
export async function shownPage(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    return (
      new URL(canonical).pathname === location.pathname &&
      document.querySelector('main[aria-busy="true"]') === null
    );
  });
}

/** Marks the document, so that a full load can be distinguished from client-side navigation. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
