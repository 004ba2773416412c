import type {Browser} from 'playwright';
import {afterAll, beforeAll, expect, inject} from 'vitest';
import {launchBrowser, type RunningSite, serveBuild} from './browser.ts';
import {createSite, type TestSite} from './createSite.ts';
import {BUILD_PATIENCE} from './patience.ts';

/** What the tests of one file share; available only while they run. */
export interface ServedSite {
  readonly site: TestSite;
  readonly running: RunningSite;
  readonly browser: Browser;
}

/**
 * Builds a site with these files, and provides it with a server for it and a browser, for the tests of one file. A
 * configuration of Docusaurus among them is that of the site.
 *
 * @param options.isQuiet Whether the build must have no warning.
 */
export function useServedSite(
  files: Record<string, string>,
  {baseUrl = '/', isQuiet = false}: {baseUrl?: string; isQuiet?: boolean} = {},
): ServedSite {
  let site: TestSite;
  let running: RunningSite;
  let browser: Browser;
  beforeAll(async () => {
    site = createSite(files);
    if ('docusaurus.config.js' in files) site.remove('site.config.ts');
    const {code, stderr} = await site.build();
    expect(code, stderr).toBe(0);
    if (isQuiet) expect(stderr).toBe('');
    browser = await launchBrowser(inject('chromium'));
    running = await serveBuild(`${site.dir}/build`, baseUrl);
  }, BUILD_PATIENCE);
  afterAll(async () => {
    await browser?.close();
    await running?.close();
    site?.dispose();
  });
  return {
    get site() {
      return site;
    },
    get running() {
      return running;
    },
    get browser() {
      return browser;
    },
  };
}
