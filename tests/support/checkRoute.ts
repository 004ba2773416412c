import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from 'playwright';
import {hydrated} from './siteBrowser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const MODES = ['light', 'dark'] as const;

/** The axe rules whose result depends on colors. They take half of axe-core's time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe-core checks on a page. */
export interface AxeScope {
  /** The widths (px) at which all rules run that don't depend on colors. */
  widths: readonly number[];
  /** The widths (px) at which the rules that depend on colors run, in both modes. */
  colorWidths: readonly number[];
}

/** Everything, in a wide and a narrow window. */
export const FULL_AXE: AxeScope = {widths: [1280, 390], colorWidths: [1280, 390]};

/** The findings on one page of the site. */
export interface RouteReport {
  /** The faults, in words. */
  faults: string[];
  title: string;
  description: string;
}

/** Injects axe-core into every document that the page opens, bypassing the site's own policy. */
export async function prepareForChecks(page: Page): Promise<void> {
  await page.addInitScript(`${AXE};window.axe = axe;`);
}

/**
 * Opens an address and checks it with axe-core, for what a document has once, for controls that nobody sees, and for
 * horizontal scrolling at 320 px.
 */
export async function checkRoute(
  page: Page,
  messages: string[],
  address: string,
  {widths, colorWidths} = FULL_AXE,
): Promise<RouteReport> {
  messages.length = 0;
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(address, {waitUntil: 'load'});
  // Then everything is laid out: after a resize, axe-core takes sections for overlapping that are not.
  await hydrated(page);
  const isNotFound = address.endsWith('404.html');
  const faults: string[] = [];
  const {title, description, headings, titleTags, descriptionTags, repeatedIds, unseen} = await page.evaluate(
    () => {
      const descriptions = [...document.querySelectorAll<HTMLMetaElement>('head meta[name="description"]')];
      return {
        title: document.title,
        description: descriptions[0]?.content ?? '',
        headings: document.querySelectorAll('h1').length,
        titleTags: document.querySelectorAll('head title').length,
        descriptionTags: descriptions.length,
        repeatedIds: [...document.querySelectorAll('[id]')]
          .map(({id}) => id)
          .filter((id, index, ids) => ids.indexOf(id) !== index),
        // Only what is for screen readers is clipped like this: whoever moves the focus there with Tab loses sight of it.
        unseen: [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
          .filter((control) => control.checkVisibility({visibilityProperty: true}))
          .flatMap((control) => {
            let holder = control.parentElement;
            while (holder !== null && getComputedStyle(holder).clipPath !== 'inset(50%)')
              holder = holder.parentElement;
            return holder === null ? [] : [control.outerHTML.slice(0, 80)];
          }),
      };
    },
  );
  if (headings !== 1) faults.push(`${headings} h1`);
  if (titleTags !== 1) faults.push(`${titleTags} title tags`);
  if (descriptionTags !== 1 && !isNotFound) faults.push(`${descriptionTags} description tags`);
  if (repeatedIds.length > 0) faults.push(`ids given twice: ${repeatedIds.join(', ')}`);
  if (unseen.length > 0) faults.push(`can have the focus, but cannot be seen: ${unseen.join(', ')}`);
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    const disabled = COLOR_RULES.map((rule) => [rule, {enabled: false}]);
    faults.push(...(await violations(page, 'light', width, {rules: Object.fromEntries(disabled)})));
    if (!colorWidths.includes(width)) continue;
    const colors: RunOptions = {runOnly: {type: 'rule', values: COLOR_RULES}};
    for (const mode of MODES) faults.push(...(await violations(page, mode, width, colors)));
  }
  await page.setViewportSize({width: 320, height: 800});
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 320) faults.push(`scrolls sideways at 320 px: ${wide} px wide`);
  // Read last, so that late messages are included. The not-found page is served with status 404, which the browser
  // reports.
  faults.push(...messages.filter((message) => !(isNotFound && message.includes('status of 404'))));
  return {faults, title, description};
}

async function violations(
  page: Page,
  mode: (typeof MODES)[number],
  width: number,
  rules: RunOptions,
): Promise<string[]> {
  const found = await page.evaluate(
    async ([theme, options]) => {
      document.documentElement.dataset.theme = theme;
      const {axe} = window as unknown as {axe: {run(options: RunOptions): Promise<AxeResults>}};
      const {violations: all} = await axe.run({resultTypes: ['violations'], ...options});
      return all.map(({id, nodes}) => `${id}: ${nodes[0]?.target.join(' ')} (${nodes.length})`);
    },
    [mode, rules] as const,
  );
  return found.map((text) => `axe, ${mode}, ${width} px: ${text}`);
}
