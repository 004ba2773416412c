import type {BrowserContextOptions, Locator, Page} from 'playwright';
import {prepareForChecks} from '../../support/checkRoute.ts';
import type {SiteBrowser} from '../../support/siteBrowser.ts';
import {saveData} from '../../support/readerSettings.ts';

const LIBRARY = 'docs/Products/ThorAPI/Component%20Library/';

/** Content of a demo's box until the demo is loaded. */
const WAITING = ':not(.demo-waiting):not(.spinner)';

/** The page of each demo. */
export const demos = {
  AlertDismissable: {page: 'alert-dismissable'},
  AcceptCookies: {page: 'accept-cookies'},
  PermissionDialog: {page: 'PermissionDialog'},
  AudioPlayer: {page: 'audioplayer'},
  RBGridEditors: {page: 'RBGrid-Editors'},
  LinesBackground: {page: 'lines-background'},
  ThreeBackground: {page: 'three-background'},
  WorkflowMetricsDashboard: {page: 'workflow-metrics-dashboard'},
  ApplicationForm: {page: 'application-form'},
  BpmlDesigner: {page: 'bpmldesigner'},
  GridheimCell: {page: 'GridheimCell'},
  GridheimFormulaBar: {page: 'GridheimFormulaBar'},
  GridheimSheet: {page: 'GridheimSheet'},
  GridheimDemo: {page: 'GridheimDemo'},
  GridheimFullDemo: {page: 'GridheimFullDemo'},
} as const;

export type DemoName = keyof typeof demos;

export const demoNames = Object.keys(demos).filter((name): name is DemoName => name in demos);

export interface OpenedDemo {
  page: Page;
  /** The demo itself, without its frame and code. */
  demo: Locator;
  messages: string[];
  close(): Promise<void>;
}

/** Prepares axe, and turns off prefetching: mistakes of other pages are not this page's fault. */
export async function alone(page: Page): Promise<void> {
  await prepareForChecks(page);
  await saveData(page);
}

/** Path of a demo's page below baseUrl. */
export function demoPath(name: DemoName): string {
  return LIBRARY + demos[name].page;
}

/** Scrolls to a demo and waits until it is loaded. Returns the part of the box that is reserved for it. */
export async function showDemo(page: Page, name: DemoName): Promise<Locator> {
  const stage = page.locator(`[data-demo="${name}"] .demo-stage`);
  await stage.scrollIntoViewIfNeeded();
  await stage.locator(`:scope > *${WAITING}`).first().waitFor();
  return stage;
}

/** Opens a demo's page and shows the demo. */
export async function openDemo(
  browser: SiteBrowser,
  name: DemoName,
  options: BrowserContextOptions = {},
): Promise<OpenedDemo> {
  const {page, messages, close} = await browser.open(demoPath(name), {...options, before: alone});
  return {page, demo: await showDemo(page, name), messages, close};
}

/** The scripts of the app that a page requests. */
export interface WatchedScripts {
  /** Addresses of the scripts that are not in its document, and were requested later by the page. */
  late(): Promise<string[]>;
}

/** Records the scripts of a page from its first request. */
export function watchScripts(page: Page): WatchedScripts {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) requested.push(request.url());
  });
  return {
    async late() {
      const named = await scriptsOf(page);
      return requested.filter((address) => !named.includes(address));
    },
  };
}

/** Addresses of the scripts in a page's document. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/(?:src|content)="([^"]+\.js)"/g)].map(
    ([, path = '']) => new URL(path, page.url()).href,
  );
}

/** The name or text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
