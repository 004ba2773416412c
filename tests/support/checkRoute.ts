import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults} from 'axe-core';
import type {Page} from 'playwright';
import {takenOver} from './siteBrowser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Mode = 'light' | 'dark';

/** What one page of the site was found to be. */
export interface RouteReport {
  /** What should not be, in words. */
  faults: string[];
  title: string;
  description: string;
}

/** Puts axe-core into every document that the page opens, past the site's own policy. */
export async function prepareForChecks(page: Page): Promise<void> {
  await page.addInitScript(`${AXE};window.axe = axe;`);
}

/**
 * Opens one address and checks it at two widths and in both modes: at 1280 px in one, at 390 px in the other.
 *
 * @param wideMode Mode at 1280 px. All four pairs on every page would take twice as long; pages take turns instead.
 */
export async function checkRoute(
  page: Page,
  messages: string[],
  address: string,
  wideMode: Mode,
): Promise<RouteReport> {
  messages.length = 0;
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(address, {waitUntil: 'load'});
  await takenOver(page);
  const isNotFound = address.endsWith('404.html');
  const faults: string[] = [];
  const {title, description, headings, titleTags, descriptionTags} = await page.evaluate(() => {
    const descriptions = [...document.querySelectorAll<HTMLMetaElement>('head meta[name="description"]')];
    return {
      title: document.title,
      description: descriptions[0]?.content ?? '',
      headings: document.querySelectorAll('h1').length,
      titleTags: document.querySelectorAll('head title').length,
      descriptionTags: descriptions.length,
    };
  });
  if (headings !== 1) faults.push(`${headings} h1`);
  if (titleTags !== 1) faults.push(`${titleTags} title tags`);
  if (descriptionTags !== 1 && !isNotFound) faults.push(`${descriptionTags} description tags`);
  faults.push(...(await violations(page, wideMode, 1280)));
  await page.setViewportSize({width: 390, height: 800});
  faults.push(...(await violations(page, wideMode === 'light' ? 'dark' : 'light', 390)));
  await page.setViewportSize({width: 320, height: 800});
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 320) faults.push(`scrolls sideways at 320 px: ${wide} px wide`);
  // Read last: what the page says late counts as well. The not-found page is served with status 404, which the browser reports.
  faults.push(...messages.filter((message) => !(isNotFound && message.includes('status of 404'))));
  return {faults, title, description};
}

async function violations(page: Page, mode: Mode, width: number): Promise<string[]> {
  const found = await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    const {axe} = window as unknown as {axe: {run(options: object): Promise<AxeResults>}};
    const {violations: all} = await axe.run({resultTypes: ['violations']});
    return all.map(({id, nodes}) => `${id}: ${nodes[0]?.target.join(' ')} (${nodes.length})`);
  }, mode);
  return found.map((text) => `axe, ${mode}, ${width} px: ${text}`);
}
