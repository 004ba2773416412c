import type {BrowserContextOptions, Locator, Page} from 'playwright';
import {prepareForChecks} from '../../support/checkRoute.ts';
import type {SiteBrowser} from '../../support/siteBrowser.ts';

const LIBRARY = 'docs/Products/ThorAPI/Component%20Library/';

/** What a demo's box holds until the demo is there. */
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
  /** What the demo itself shows, without its frame and its code. */
  demo: Locator;
  messages: string[];
  close(): Promise<void>;
}

/** Makes axe ready, and keeps the page from loading others ahead of time: what they are missing is not this page's fault. */
export async function alone(page: Page): Promise<void> {
  await prepareForChecks(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
}

/** Path of a demo's page below baseUrl. */
export function demoPath(name: DemoName): string {
  return LIBRARY + demos[name].page;
}

/** Scrolls to a demo and waits until it is there. Gives the part of the box that is reserved for it. */
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
  /** Addresses of those that its document does not name: they were requested later, by what is on the page. */
  late(): Promise<string[]>;
}

/** Watches the scripts of a page from its first request on. */
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

/** Addresses of the scripts that the document of a page names. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
    ([, path = '']) => new URL(path, page.url()).href,
  );
}

/** The name, or the text, of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
