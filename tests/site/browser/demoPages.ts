import type {BrowserContextOptions, Locator, Page} from 'playwright';
import {prepareForChecks} from '../../support/checkRoute.ts';
import type {SiteBrowser} from '../../support/siteBrowser.ts';

const LIBRARY = 'docs/Products/ThorAPI/Component%20Library/';

/** What a demo's box holds until the demo is there. */
const WAITING = ':not(.demo-waiting):not(.spinner)';

/** The page of each demo, and its chunk. */
export const demos = {
  AlertDismissable: {page: 'alert-dismissable', chunk: 'demo-alert-dismissable'},
  AcceptCookies: {page: 'accept-cookies', chunk: 'demo-accept-cookies'},
  PermissionDialog: {page: 'PermissionDialog', chunk: 'demo-permission-dialog'},
  AudioPlayer: {page: 'audioplayer', chunk: 'demo-audio-player'},
  RBGridEditors: {page: 'RBGrid-Editors', chunk: 'demo-rbgrid-editors'},
  LinesBackground: {page: 'lines-background', chunk: 'demo-lines-background'},
  ThreeBackground: {page: 'three-background', chunk: 'demo-three-background'},
  WorkflowMetricsDashboard: {page: 'workflow-metrics-dashboard', chunk: 'demo-workflow-metrics'},
  ApplicationForm: {page: 'application-form', chunk: 'demo-application-form'},
  BpmlDesigner: {page: 'bpmldesigner', chunk: 'demo-bpml-designer'},
  GridheimCell: {page: 'GridheimCell', chunk: 'demo-gridheim-cell'},
  GridheimFormulaBar: {page: 'GridheimFormulaBar', chunk: 'demo-gridheim-formula-bar'},
  GridheimSheet: {page: 'GridheimSheet', chunk: 'demo-gridheim-sheet'},
  GridheimDemo: {page: 'GridheimDemo', chunk: 'demo-gridheim'},
  GridheimFullDemo: {page: 'GridheimFullDemo', chunk: 'demo-gridheim-full'},
} as const;

export type DemoName = keyof typeof demos;

export const demoNames = Object.keys(demos).filter((name): name is DemoName => name in demos);

export interface OpenedDemo {
  page: Page;
  /** The box of the demo. */
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
  await showDemo(page, name);
  return {page, demo: page.locator(`[data-demo="${name}"]`), messages, close};
}

/** Addresses of the demos' scripts that a page asks for. */
export function watchDemoChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const name = /\/(demo-[a-z-]+)\.[^/]*\.js$/.exec(request.url())?.[1];
    if (name !== undefined) chunks.push(name);
  });
  return chunks;
}

/** The name, or the text, of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
