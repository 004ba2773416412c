import type {BrowserContextOptions, Locator, Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {prepareForChecks} from '../support/checkRoute.ts';
import {violationsIn} from '../support/violationsIn.ts';
import {useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();
const LIBRARY = 'docs/Products/ThorAPI/Component%20Library/';

/** The page of each demo, and its chunk. */
const demos = {
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

type DemoName = keyof typeof demos;
const names = Object.keys(demos).filter((name): name is DemoName => name in demos);

interface OpenedDemo {
  page: Page;
  /** The box of the demo. */
  demo: Locator;
  messages: string[];
  close(): Promise<void>;
}

/** Makes axe ready, and keeps the page from loading others ahead of time: what they are missing is not this page's fault. */
async function alone(page: Page): Promise<void> {
  await prepareForChecks(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
}

/** Opens a demo's page, scrolls to the demo and waits until it is there. */
async function openDemo(name: DemoName, options: BrowserContextOptions = {}): Promise<OpenedDemo> {
  const {page, messages, close} = await browser.open(LIBRARY + demos[name].page, {
    ...options,
    before: alone,
  });
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('.demo-stage > *:not(.demo-waiting):not(.spinner)').first().waitFor();
  return {page, demo, messages, close};
}

/** Addresses of the demos' scripts that a page asks for. */
function watchDemoChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const name = /\/(demo-[a-z-]+)\.[^/]*\.js$/.exec(request.url())?.[1];
    if (name !== undefined) chunks.push(name);
  });
  return chunks;
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );

describe('every demo', () => {
  test.each(names)('%s keeps its place, fits a narrow window and passes axe in both modes', async (name) => {
    for (const width of [1280, 320]) {
      const {page, messages, close} = await browser.open(LIBRARY + demos[name].page, {
        viewport: {width, height: 800},
        before: alone,
      });
      const stage = page.locator(`[data-demo="${name}"] .demo-stage`);
      const before = await stage.boundingBox();
      await stage.scrollIntoViewIfNeeded();
      await stage.locator(':scope > *:not(.demo-waiting):not(.spinner)').first().waitFor();
      const after = await stage.boundingBox();
      expect(after?.height).toBe(before?.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const mode of ['light', 'dark'])
        expect(await violationsIn(page, `[data-demo="${name}"]`, mode)).toEqual([]);
      expect(messages).toEqual([]);
      await close();
    }
  });

  test.each(names)('%s loads its own script and no other, when it is scrolled near', async (name) => {
    const opened = await browser.open(undefined, {viewport: {width: 1280, height: 200}});
    const chunks = watchDemoChunks(opened.page);
    await opened.page.goto(browser.site().url + LIBRARY + demos[name].page, {waitUntil: 'networkidle'});
    expect(chunks).toEqual([]);
    await opened.page.locator(`[data-demo="${name}"]`).scrollIntoViewIfNeeded();
    await opened.page
      .locator(`[data-demo="${name}"] .demo-stage > *:not(.demo-waiting):not(.spinner)`)
      .first()
      .waitFor();
    expect(chunks).toEqual([demos[name].chunk]);
    await opened.close();
  });

  test('a page without demos loads none of their code', async () => {
    const {page, close} = await browser.open();
    const chunks = watchDemoChunks(page);
    await page.goto(`${browser.site().url}docs/Products/ThorAPI/overview`, {waitUntil: 'networkidle'});
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(chunks).toEqual([]);
    expect(await page.locator('link[href*="livedemo"], script[src*="livedemo"]').count()).toBe(0);
    await close();
  });

  test('a demo whose script fails says so, and loads on Retry', async () => {
    const {page, close} = await browser.open();
    let failures = 0;
    await page.route(/demo-alert-dismissable\..*\.js$/, (route) =>
      failures++ === 0 ? route.fulfill({status: 503, body: 'not now'}) : route.continue(),
    );
    await page.goto(`${browser.site().url}${LIBRARY}alert-dismissable`);
    const demo = page.locator('[data-demo="AlertDismissable"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'Retry'}).click();
    await demo.getByRole('button', {name: 'Save'}).waitFor();
    await close();
  });

  test('without JavaScript the caption says what the demo shows', async () => {
    const {page, close} = await browser.open(`${LIBRARY}alert-dismissable`, {javaScriptEnabled: false});
    const text = await page.locator('[data-demo="AlertDismissable"]').innerText();
    expect(text).toContain('A form that reports a missing name');
    expect(text).toContain('needs JavaScript');
    await close();
  });
});

describe('AlertDismissable', () => {
  test('by keyboard: an empty name is reported, closing leads back to the field', async () => {
    const {page, demo, close} = await openDemo('AlertDismissable');
    const field = demo.getByLabel('Project name');
    await field.press('Enter');
    await demo.getByRole('heading', {name: 'Not saved'}).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Close');
    await page.keyboard.press('Enter');
    expect(await demo.getByRole('heading').count()).toBe(0);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await close();
  });

  test('by mouse: a name is saved, and the message closes', async () => {
    const {demo, close} = await openDemo('AlertDismissable');
    await demo.getByLabel('Project name').fill('Atlas');
    await demo.getByRole('button', {name: 'Save'}).click();
    await demo.getByText('The project Atlas is stored.').waitFor();
    await demo.getByRole('heading', {name: 'Saved'}).waitFor({state: 'detached'});
    await close();
  });
});

describe('AcceptCookies', () => {
  test('by mouse: acceptance says welcome and the notice hides itself; no cookie is set', async () => {
    const {page, demo, close} = await openDemo('AcceptCookies');
    await demo.getByRole('button', {name: 'Accept'}).click();
    await demo.getByRole('heading', {name: 'Welcome'}).waitFor();
    expect(await demo.getByRole('status').innerText()).toContain('accepted');
    await demo.getByRole('heading', {name: 'Welcome'}).waitFor({state: 'detached'});
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });

  test('by keyboard: a refusal is kept, and the settings bring the notice back', async () => {
    const {page, demo, close} = await openDemo('AcceptCookies');
    await demo.getByRole('button', {name: 'Refuse'}).press('Enter');
    expect(await demo.getByRole('status').innerText()).toContain('NOT_ACCEPTED');
    expect(await demo.getByRole('button', {name: 'Refuse'}).count()).toBe(0);
    expect(await focused(page)).toBe('Cookie settings');
    await page.keyboard.press('Enter');
    await demo.getByRole('button', {name: 'Refuse'}).waitFor();
    await demo.getByRole('button', {name: 'Close'}).press('Enter');
    expect(await focused(page)).toBe('Cookie settings');
    await close();
  });
});

describe('PermissionDialog', () => {
  test('by mouse: boxes and helpers are saved', async () => {
    const {demo, close} = await openDemo('PermissionDialog');
    await demo.getByRole('button', {name: /^Permissions of/}).click();
    await demo.getByRole('checkbox', {name: 'DELETE'}).click();
    await demo.getByRole('button', {name: 'Grant SYSTEM decrypt'}).click();
    await demo.getByRole('button', {name: 'Save permissions'}).click();
    const grants = await demo.getByRole('list', {name: 'Grants'}).innerText();
    expect(grants).toMatch(/USER\s+READ, DELETE/);
    expect(grants).toMatch(/SYSTEM\s+VIEW_DECRYPTED/);
    expect(await demo.getByRole('dialog').count()).toBe(0);
    await close();
  });

  test('by keyboard: Escape changes nothing and leads back to the button; the dialog passes axe', async () => {
    const {page, demo, close} = await openDemo('PermissionDialog');
    await demo.getByRole('button', {name: /^Permissions of/}).press('Enter');
    await demo.getByRole('checkbox', {name: 'ADMIN'}).press(' ');
    expect(await demo.getByRole('checkbox', {name: 'ADMIN'}).isChecked()).toBe(true);
    for (const mode of ['light', 'dark'])
      expect(await violationsIn(page, '.permission-dialog', mode)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await demo.getByRole('list', {name: 'Grants'}).innerText()).not.toContain('ADMIN');
    expect(await focused(page)).toMatch(/^Permissions of/);
    await close();
  });
});

describe('AudioPlayer', () => {
  const isPaused = (demo: Locator) =>
    demo.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);

  test('by keyboard: it is silent until Space starts it, and its length is known', async () => {
    const {demo, close} = await openDemo('AudioPlayer');
    expect(await isPaused(demo)).toBe(true);
    await demo.locator('audio').press(' ');
    await expect.poll(() => isPaused(demo)).toBe(false);
    expect(await demo.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(3);
    await close();
  });

  test('by mouse: one section is open at a time', async () => {
    const {demo, close} = await openDemo('AudioPlayer');
    await demo.getByText('Details', {exact: true}).click();
    await demo.getByText('2025-03-10').waitFor();
    expect(await demo.locator('audio').isVisible()).toBe(false);
    await close();
  });
});

describe('RBGrid editors', () => {
  test('by keyboard: a value out of limits is refused, a good one kept, Escape restores', async () => {
    const {page, demo, close} = await openDemo('RBGridEditors');
    await demo.getByRole('button', {name: 'hours, row 1: 6. Edit'}).press('Enter');
    const editor = demo.getByLabel('hours, row 1');
    await editor.fill('99');
    await editor.press('Enter');
    await demo.getByText('The greatest value is 40.').waitFor();
    await editor.fill('8');
    await editor.press('Enter');
    expect(await demo.getByRole('status').innerText()).toBe('Row a: hours is now 8.');
    expect(await focused(page)).toBe('hours, row 1: 8. Edit');
    await page.keyboard.press('Enter');
    await editor.fill('12');
    await editor.press('Escape');
    await demo.getByRole('button', {name: 'hours, row 1: 8. Edit'}).waitFor();
    await close();
  });

  test('by mouse: a list, a date, a check box, and a secret that is shown first', async () => {
    const {demo, close} = await openDemo('RBGridEditors');
    await demo.getByRole('button', {name: 'status, row 1: running. Edit'}).click();
    await demo.getByRole('combobox', {name: 'status, row 1'}).selectOption('stopped');
    await demo.getByRole('button', {name: 'due, row 1: 2025-04-02. Edit'}).click();
    await demo.getByRole('button', {name: 'status, row 1: stopped. Edit'}).waitFor();
    await demo.getByLabel('due, row 1').fill('2025-05-01');
    await demo.getByRole('checkbox', {name: 'billable, row 2'}).click();
    await demo.getByRole('button', {name: 'due, row 1: 2025-05-01. Edit'}).waitFor();
    await demo.getByRole('button', {name: 'token, row 1, hidden. Show'}).click();
    await demo.getByRole('button', {name: 'token, row 1: demo-token-1. Edit'}).waitFor();
    await close();
  });
});

describe.each(['LinesBackground', 'ThreeBackground'] as const)('%s', (name) => {
  const isMoving = (demo: Locator) => demo.locator('canvas').getAttribute('data-moving');
  const picture = (demo: Locator) =>
    demo.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

  test('moves on screen, stops by mouse and by keyboard, and off screen', async () => {
    const {page, demo, close} = await openDemo(name);
    await expect.poll(() => isMoving(demo)).toBe('true');
    await demo.getByRole('button', {name: 'Pause'}).click();
    await expect.poll(() => isMoving(demo)).toBe('false');
    const still = await picture(demo);
    await page.waitForTimeout(200);
    expect(await picture(demo)).toBe(still);
    await demo.getByRole('button', {name: 'Play'}).press('Enter');
    await expect.poll(() => picture(demo)).not.toBe(still);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isMoving(demo)).toBe('false');
    await close();
  });

  test('is a still picture, not an empty one, when reduced motion is asked for', async () => {
    const {page, demo, close} = await openDemo(name, {reducedMotion: 'reduce'});
    await expect.poll(() => isMoving(demo)).toBe('false');
    expect(await demo.getByRole('button').count()).toBe(0);
    const still = await picture(demo);
    await page.waitForTimeout(200);
    expect(await picture(demo)).toBe(still);
    const painted = await demo.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value) => value > 0);
    });
    expect(painted).toBe(true);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(() => picture(demo)).not.toBe(still);
    await close();
  });
});

describe('workflow metrics', () => {
  test('by mouse: filters change the figures and the chart', async () => {
    const {demo, close} = await openDemo('WorkflowMetricsDashboard');
    const figures = demo.locator('dl');
    expect(await figures.innerText()).toMatch(/Runs\s+435/);
    await demo.getByLabel('Workflow').selectOption('Send invoices');
    expect(await figures.innerText()).toMatch(/Runs\s+139/);
    await demo.getByLabel('Time range').selectOption('3 days');
    expect(await demo.locator('svg text', {hasText: /^03-/}).allInnerTexts()).toHaveLength(3);
    const bars = await demo.locator('svg rect').count();
    await demo.getByRole('checkbox', {name: 'SUCCESS'}).click();
    expect(await demo.locator('svg rect').count()).toBe(bars - 3);
    await close();
  });

  test('by keyboard: the table holds the same numbers', async () => {
    const {demo, close} = await openDemo('WorkflowMetricsDashboard');
    await demo.getByRole('button', {name: 'Show as table'}).press('Enter');
    expect(await demo.getByRole('row', {name: /2025-03-06/}).innerText()).toMatch(/45\s+12\s+1\s+4/);
    await demo.getByRole('checkbox', {name: 'TIMEOUT'}).press(' ');
    expect(await demo.getByRole('columnheader', {name: 'TIMEOUT'}).count()).toBe(0);
    await close();
  });
});

describe('ApplicationForm', () => {
  test('by keyboard: a fault leads to its field, and a mended form sends what changed', async () => {
    const {page, demo, close} = await openDemo('ApplicationForm');
    const address = demo.getByLabel('entrypointUrl');
    await address.fill('example');
    await demo.getByRole('button', {name: 'Update application'}).press('Enter');
    await demo.getByText('Enter a complete address').waitFor();
    expect(await address.evaluate((input) => input === document.activeElement)).toBe(true);
    await address.fill('https://example.com/desk');
    await page.keyboard.press('Enter');
    const request = await demo.locator('output').innerText();
    expect(request).toMatch(/^PUT \/Application\/[0-9a-f-]{36}/);
    expect(Object.keys(JSON.parse(request.slice(request.indexOf('{'))))).toEqual(['id', 'entrypointUrl']);
    await close();
  });

  test('by mouse: check boxes, lists and references', async () => {
    const {demo, close} = await openDemo('ApplicationForm');
    await demo.getByLabel('isTemplate').click();
    await demo.getByLabel('status').selectOption('deployed');
    await demo.getByText('Advanced').click();
    await demo.getByLabel('openAPISpec').selectOption('Orders API 1.2');
    await demo.getByLabel('Screenshot (image)').click();
    await demo.getByRole('button', {name: 'Update application'}).click();
    const request = await demo.locator('output').innerText();
    expect(JSON.parse(request.slice(request.indexOf('{')))).toMatchObject({
      isTemplate: true,
      status: 'deployed',
      openAPISpec: {id: '0b5e7c1a-3f42-4d8e-a6b9-7c2d1e4f5a60'},
      contentMedia: [{id: 'c41d8e6a-7b95-4f20-8a3e-6d0b9c2f1e57'}],
    });
    await close();
  });
});

describe('BPML designer', () => {
  test('by keyboard: move, connect, delete', async () => {
    const {page, demo, close} = await openDemo('BpmlDesigner');
    await demo.getByRole('button', {name: /^Receive order .* at 20, 30/}).press('ArrowRight');
    const task = demo.getByRole('button', {name: /^Receive order .* at 30, 30/});
    await task.press('Enter');
    await demo.getByLabel('Connect to').selectOption('Tell customer');
    await demo.getByRole('combobox', {name: 'Branch'}).selectOption('CONDITIONAL');
    await demo.getByRole('button', {name: 'Connect', exact: true}).press('Enter');
    await demo.getByText('CONDITIONAL to Tell customer').waitFor();
    await demo.getByRole('button', {name: /^Check stock /}).press('Delete');
    expect(await demo.getByRole('list', {name: 'Tasks and connections'}).innerText()).not.toContain(
      'Check stock',
    );
    for (const mode of ['light', 'dark'])
      expect(await violationsIn(page, '[data-demo="BpmlDesigner"]', mode)).toEqual([]);
    await close();
  });

  test('by mouse: add, drag, disconnect', async () => {
    const {page, demo, close} = await openDemo('BpmlDesigner');
    await demo.getByLabel('Name').fill('Archive');
    await demo.getByRole('button', {name: 'Add task'}).click();
    expect(await demo.getByRole('status').innerText()).toContain('2 tasks have no incoming connection');
    const task = demo.getByRole('button', {name: /^Receive order /});
    const box = await task.boundingBox();
    if (!box) throw new Error('The task is not drawn.');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 60, {steps: 4});
    await page.mouse.up();
    expect(await task.getAttribute('aria-label')).not.toContain('at 20, 30');
    expect(await task.getAttribute('aria-pressed')).toBe('true');
    await demo.getByRole('button', {name: 'Remove the connection from Receive order to Check stock'}).click();
    await demo.getByText('Receive order (RestApiModule): leads nowhere').waitFor();
    await close();
  });
});

describe('Gridheim', () => {
  const cell = (demo: Locator, address: string) => demo.locator(`td[data-address="${address}"]`);

  test('cell: F2, Enter, Escape and Delete', async () => {
    const {page, demo, close} = await openDemo('GridheimCell');
    await demo.getByRole('grid').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await demo.getByLabel('Edit B1').fill('1000');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'B3').innerText()).toBe('$1,190.00');
    expect(await demo.locator('output').innerText()).toContain('"expression": "=B1*19%"');
    await page.keyboard.type('5');
    await page.keyboard.press('Escape');
    expect(await cell(demo, 'B2').innerText()).toContain('190');
    await page.keyboard.press('Delete');
    expect(await cell(demo, 'B3').innerText()).toBe('$1,000.00');
    await close();
  });

  test('cell by mouse: a double click edits, leaving the editor keeps the text, formats apply', async () => {
    const {demo, close} = await openDemo('GridheimCell');
    await cell(demo, 'B1').dblclick();
    await demo.getByLabel('Edit B1').fill('100');
    await cell(demo, 'A1').click();
    expect(await cell(demo, 'B3').innerText()).toBe('$119.00');
    await cell(demo, 'B1').click();
    await demo.getByLabel('Pattern').selectOption('Currency');
    expect(await cell(demo, 'B1').innerText()).toBe('$100.00');
    await close();
  });

  test('cell: references move along when a formula is copied', async () => {
    const {page, demo, close} = await openDemo('GridheimCell');
    await cell(demo, 'B3').click();
    await page.keyboard.press('Control+C');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+V');
    await expect.poll(() => demo.locator('output').innerText()).toContain('"expression": "=C1+C2"');
    await close();
  });

  test('formula bar: suggestions by keyboard and mouse, a faulty formula is marked and stays', async () => {
    const {page, demo, close} = await openDemo('GridheimFormulaBar');
    const bar = demo.getByRole('combobox');
    await bar.fill('=ma');
    await page.keyboard.press('Enter');
    expect(await bar.inputValue()).toBe('=MAX()');
    await page.keyboard.type('A1:A3');
    await page.keyboard.press('Enter');
    await demo.getByText('B1 shows 48.').waitFor();
    await bar.fill('=SUM(A1');
    expect(await bar.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Enter');
    await demo.getByText('B1 shows 48.').waitFor();
    for (const mode of ['light', 'dark'])
      expect(await violationsIn(page, '[data-demo="GridheimFormulaBar"]', mode)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await bar.inputValue()).toBe('=MAX(A1:A3)');
    await bar.fill('=mi');
    await demo.getByRole('option', {name: 'MIN'}).click();
    await page.keyboard.type('A1:A3');
    await page.keyboard.press('Enter');
    await demo.getByText('B1 shows 12.').waitFor();
    await close();
  });

  test('sheet: keys move and select, Tab leaves after Escape, far rows are drawn when they are reached', async () => {
    const {page, demo, close} = await openDemo('GridheimSheet');
    const grid = demo.getByRole('grid');
    await grid.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await demo.getByRole('status').innerText()).toBe('Selected: B2, A1, B1, A2');
    expect(await cell(demo, 'A40').count()).toBe(0);
    for (let step = 0; step < 6; step++) await page.keyboard.press('PageDown');
    await page.keyboard.type('far');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'B50').innerText()).toBe('far');
    const active = await grid.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('data-address')).toBe('B50');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await grid.evaluate((table) => table.contains(document.activeElement))).toBe(false);
    await close();
  });

  test('sheet by mouse: dragging selects, and the locks hold', async () => {
    const {page, demo, close} = await openDemo('GridheimSheet');
    await cell(demo, 'B2').hover();
    await page.mouse.down();
    await cell(demo, 'C3').hover();
    await page.mouse.up();
    expect(await demo.getByRole('status').innerText()).toBe('Selected: C3, B2, C2, B3');
    await demo.getByLabel('isProtected').click();
    await cell(demo, 'D2').dblclick();
    expect(await demo.getByLabel('Edit D2').count()).toBe(0);
    await cell(demo, 'B2').dblclick();
    await demo.getByLabel('Edit B2').fill('10');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'D2').innerText()).toBe('800');
    await demo.getByLabel('readonly').click();
    await cell(demo, 'B2').dblclick();
    expect(await demo.getByLabel('Edit B2').count()).toBe(0);
    await close();
  });

  test('smallest sheet: the sum follows, from the cell and from the bar', async () => {
    const {page, demo, close} = await openDemo('GridheimDemo');
    await cell(demo, 'A1').click();
    await page.keyboard.type('15');
    await page.keyboard.press('Tab');
    expect(await cell(demo, 'D1').innerText()).toBe('65');
    await cell(demo, 'D1').click();
    await demo.getByRole('combobox').fill('=AVERAGE(A1:C1)*2');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'D1').innerText()).toBe('43.3333333333');
    await close();
  });

  test('full sheet: named range, chart, permissions and CSV', async () => {
    const {page, demo, close} = await openDemo('GridheimFullDemo');
    await cell(demo, 'C3').dblclick();
    await demo.getByLabel('Edit C3').fill('100');
    await page.keyboard.press('Enter');
    expect(await cell(demo, 'D6').innerText()).toBe('$3,030.00');
    expect(await demo.getByRole('img').getAttribute('aria-label')).toContain('Hosting $1,200.00');
    await demo.getByText('Export and import').click();
    await demo.getByRole('button', {name: 'Export CSV'}).click();
    const text = demo.getByRole('textbox', {name: 'Text'});
    expect(await text.inputValue()).toContain('Hosting,12,100,1200');
    await text.fill('"Rent, and more",5\n=B1*2,7');
    await demo.getByRole('button', {name: 'Import CSV'}).click();
    expect(await cell(demo, 'A1').innerText()).toBe('Rent, and more');
    expect(await cell(demo, 'A2').innerText()).toBe('10');
    await demo.getByLabel('Your permissions').selectOption('READ');
    await cell(demo, 'B1').dblclick();
    expect(await demo.getByLabel('Edit B1').count()).toBe(0);
    expect(
      await demo.getByRole('combobox', {name: 'Formula or value'}).getAttribute('readonly'),
    ).not.toBeNull();
    await close();
  });
});
