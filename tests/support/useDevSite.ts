import type {Browser} from 'playwright';
import {afterAll, beforeAll, inject} from 'vitest';
import {launchBrowser} from './browser.ts';
import {createSite, type TestSite} from './createSite.ts';
import {type RunningDevServer, startDevServer} from './devServer.ts';

/** What the tests of one file share; available only while they run. */
export interface DevSite {
  readonly site: TestSite;
  readonly server: RunningDevServer;
  readonly browser: Browser;
}

/** Provides a site with these files, a dev server for it, and a browser, for the tests of one file. */
export function useDevSite(files: Record<string, string>): DevSite {
  let site: TestSite;
  let server: RunningDevServer;
  let browser: Browser;
  beforeAll(async () => {
    site = createSite(files);
    // One after the other: if one fails, the other is known and is stopped.
    browser = await launchBrowser(inject('chromium'));
    server = await startDevServer(site.dir);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    site?.dispose();
  });
  return {
    get site() {
      return site;
    },
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
}
