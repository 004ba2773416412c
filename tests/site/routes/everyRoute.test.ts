import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  type AxeScope,
  checkRoute,
  FULL_AXE,
  prepareForChecks,
  type RouteReport,
} from '../../support/checkRoute.ts';
import {repositoryDir} from '../../support/runScript.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';
import {saveData} from '../../support/readerSettings.ts';

const browser = useSiteBrowser();

/** Number of pages checked at once, which suits two cores. */
const AT_ONCE = 3;

/** What is the same on many pages is sampled: checked on every tenth. */
const SAMPLE = 10;

/** A page whose colors are only checked in a wide window: what only a narrow one shows is the same on all pages. */
const WIDE_COLORS: AxeScope = {...FULL_AXE, colorWidths: [1280]};

/** A page of the generated reference, whose long tables and samples all have the same colors. */
const NO_COLORS: AxeScope = {...FULL_AXE, colorWidths: []};

const NO_AXE: AxeScope = {widths: [], colorWidths: []};

/** Every address in the built site's sitemap. */
function routes(): string[] {
  const sitemap = readFileSync(path.join(repositoryDir, 'build/v1/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>[^<]*?\/v1\/([^<]*)<\/loc>/g)].map(([, route = '']) => route);
}

/** What axe-core checks at each address. Tag pages, which are two fifths of the site and look alike, are sampled. */
function scopes(all: string[]): Map<string, AxeScope> {
  return new Map([
    ...sampled(all.filter(isTag), NO_AXE),
    ...sampled(all.filter(isReference), NO_COLORS),
    ...sampled(
      all.filter((route) => !isTag(route) && !isReference(route)),
      WIDE_COLORS,
    ),
  ]);
}

const isTag = (route: string): boolean => /\/tags\/./.test(route);
const isReference = (route: string): boolean => /^docs\/(?:api|model)-docs\/./.test(route);

function sampled(routes: string[], others: AxeScope): [string, AxeScope][] {
  return routes.map((route, index) => [route, index % SAMPLE === 0 ? FULL_AXE : others]);
}

/** Checks the addresses of a queue one after another, on one page of the browser. */
async function work(
  queue: string[],
  axeScopes: Map<string, AxeScope>,
  reports: Map<string, RouteReport>,
  foreign: string[],
): Promise<void> {
  const {page, messages, close} = await browser.open(undefined, {
    reducedMotion: 'reduce',
    // Prefetched pages are in this list anyway.
    before: saveData,
  });
  await prepareForChecks(page);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(browser.site().origin) && !/^(?:data|blob):/.test(url)) foreign.push(url);
  });
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    const address = browser.site().url + route;
    reports.set(route, await checkRoute(page, messages, address, axeScopes.get(route)));
  }
  await close();
}

/** Addresses that share a text which should be unique. */
function shared(reports: Map<string, RouteReport>, part: 'title' | 'description'): string[][] {
  const byText = new Map<string, string[]>();
  for (const [route, report] of reports)
    byText.set(report[part], [...(byText.get(report[part]) ?? []), route]);
  return [...byText].filter(([, members]) => members.length > 1).map(([text, members]) => [text, ...members]);
}

test('every page, and every tenth page of tags with axe: no console message, no axe violation at 1280 and 390 px (colors in light and dark, of the reference on every tenth page), no id given twice, no sideways scrolling at 320 px, one h1, its own title and description, no other host', async () => {
  const all = routes();
  expect(all.length).toBeGreaterThan(100);
  const reports = new Map<string, RouteReport>();
  const foreign: string[] = [];
  const queue = [...all, '404.html'];
  const axeScopes = scopes(queue);
  await Promise.all(Array.from({length: AT_ONCE}, () => work(queue, axeScopes, reports, foreign)));
  expect(reports.size).toBe(all.length + 1);
  const faulty = [...reports].filter(([, {faults}]) => faults.length > 0);
  expect.soft(Object.fromEntries(faulty.map(([route, {faults}]) => [route, faults]))).toEqual({});
  expect.soft(shared(reports, 'title')).toEqual([]);
  expect.soft(shared(reports, 'description')).toEqual([]);
  expect.soft(foreign).toEqual([]);
}, 2_400_000);
