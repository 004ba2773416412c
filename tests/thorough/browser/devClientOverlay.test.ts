import type {Browser, Page} from 'playwright';
import {afterAll, afterEach, beforeAll, describe, expect, inject, test} from 'vitest';
import type {DevProblem} from '../../../src/generator/shared/dev/DevMessage.ts';
import {closeContext, launchBrowser} from '../../support/browser.ts';
import {type DevHarness, startDevHarness} from '../../support/devHarness.ts';
import {openDevPage} from '../../support/openDevPage.ts';
import {markDocument} from '../../support/siteBrowser.ts';
import {prepareForChecks} from '../../support/checkRoute.ts';
import {violationsIn} from '../../support/violationsIn.ts';

let browser: Browser;
let dev: DevHarness;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'));
  dev = await startDevHarness({'custom.css': ''}, []);
  for (const name of ['one', 'two']) {
    const path = `/base/docs/${name}`;
    dev.pages.set(path, {
      data: {
        layout: 'doc',
        path,
        head: {title: name, type: 'article'},
        content: {
          key: 'body',
          html: `<p>Page ${name}</p><p><a href="/base/docs/two">Next</a></p>${'<p>Line</p>'.repeat(60)}`,
        },
        titleHtml: name,
        toc: [],
        breadcrumbs: [],
        tags: [],
      },
    });
  }
});

afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

afterEach(async () => {
  if (page) await closeContext(page.context());
});

async function open(options: {width?: number} = {}): Promise<void> {
  const context = await browser.newContext({viewport: {width: options.width ?? 1280, height: 700}});
  page = await context.newPage();
  await prepareForChecks(page);
  await openDevPage(page, `${dev.url}docs/one`);
}

const error = (message: string, more: Partial<DevProblem> = {}): DevProblem => ({
  severity: 'error',
  file: 'docs/one.md',
  line: 3,
  column: 7,
  message,
  ...more,
});

const show = (...problems: DevProblem[]) => dev.send({type: 'problems', problems});
const panel = () => page.getByRole('region', {name: 'Problems'});
const button = (name: string | RegExp) => page.locator('#dev-overlay').getByRole('button', {name});

describe('an error', () => {
  test('is shown with its position, its lines, its cause and a fix, and disappears when fixed', async () => {
    await open();
    await page.getByRole('link', {name: 'Next'}).focus();
    const frame = '  2 | Text\n> 3 | A :::tipp\n    |   ^\n';
    show(error('There is no admonition "tipp".', {hint: 'Write "tip".', frame}));
    await panel().getByRole('heading', {name: 'docs/one.md:3:7'}).waitFor();
    const alert = panel().getByRole('alert');
    expect(await alert.getByText('There is no admonition "tipp".').isVisible()).toBe(true);
    expect(await alert.getByText('Write "tip".').isVisible()).toBe(true);
    expect(await alert.locator('pre').textContent()).toBe(frame.trimEnd());
    expect(await alert.locator('.marked').allTextContents()).toEqual(['> 3 | A :::tipp', '    |   ^']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
    show();
    await panel().waitFor({state: 'hidden'});
    expect(await button(/error/).count()).toBe(0);
  });

  test('is one of several: next and previous wrap around', async () => {
    await open();
    show(error('First'), error('Second'), error('Third'));
    await panel().getByText('3 errors: 1 of 3').waitFor();
    await button('Next').click();
    expect(await panel().getByRole('alert').getByText('Second').isVisible()).toBe(true);
    await button('Previous').click();
    await button('Previous').click();
    expect(await panel().getByRole('alert').getByText('Third').isVisible()).toBe(true);
  });

  test('becomes a badge on Escape, and opens again only for a new error', async () => {
    await open();
    show(error('First'), error('Second'));
    await panel().waitFor();
    await page.keyboard.press('Escape');
    await panel().waitFor({state: 'hidden'});
    expect(await button('2 errors').isVisible()).toBe(true);
    show(error('Second'));
    await button('1 error').waitFor();
    expect(await panel().isVisible()).toBe(false);
    show(error('Second'), error('New'));
    await panel().waitFor();
    await page.keyboard.press('Escape');
    await button('2 errors').focus();
    await page.keyboard.press('Enter');
    await panel().waitFor();
    await page.keyboard.press('Enter');
    await panel().waitFor({state: 'hidden'});
  });

  test('of hostile text is shown as text', async () => {
    await open();
    const hostile = '<img src=x onerror="document.title=1"></script><b>bold</b>';
    show(error(hostile, {hint: hostile, frame: hostile, file: hostile}));
    const alert = panel().getByRole('alert');
    await alert.getByText(hostile).first().waitFor();
    expect(await alert.locator('img, b, script').count()).toBe(0);
    expect(await page.title()).toBe('one');
  });

  test('of another page is not shown until that page is open', async () => {
    await open();
    show(error('On two', {path: '/base/docs/two'}), error('Everywhere'));
    await panel().getByText('Everywhere').waitFor();
    expect(await panel().getByText('1 error', {exact: true}).isVisible()).toBe(true);
    await page.getByRole('link', {name: 'Next'}).click();
    await panel().getByText('2 errors: 1 of 2').waitFor();
  });

  test.each(['light', 'dark'])('is legible and accessible on a narrow screen in %s mode', async (mode) => {
    await open({width: 320});
    show(
      error('A message that is quite long, and goes over several lines', {
        file: `docs/${'very-long-folder-name/'.repeat(8)}page.md`,
        frame: `> 3 | ${'a long line '.repeat(30)}`,
        hint: 'Do something else.',
      }),
      {severity: 'warning', file: 'docs/one.md', line: 9, message: 'A broken link'},
    );
    await panel().waitFor();
    const box = await panel().boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violationsIn(page, '#dev-overlay', mode)).toEqual([]);
  });
});

describe('warnings', () => {
  test('are a badge, and a list when it is pressed', async () => {
    await open();
    const link = (message: string): DevProblem => ({
      severity: 'warning',
      file: 'docs/one.md',
      line: 4,
      message,
    });
    show(link('No page at /a'), link('No page at /b'));
    await button('2 warnings').waitFor();
    expect(await panel().isVisible()).toBe(false);
    await button('2 warnings').click();
    expect(await panel().getByRole('heading', {name: 'docs/one.md:4'}).count()).toBe(2);
    expect(await panel().getByText('No page at /b').isVisible()).toBe(true);
  });

  test('that are left when the last error is fixed are a badge', async () => {
    await open();
    const warning: DevProblem = {severity: 'warning', message: 'A broken link'};
    show(error('Broken'), warning);
    await panel().getByText('1 error, 1 warning').waitFor();
    expect(await panel().getByText('A broken link').isVisible()).toBe(true);
    show(warning);
    await button('1 warning').waitFor();
    expect(await panel().isVisible()).toBe(false);
  });
});

describe('the connection', () => {
  test('is restored after the server was stopped, and the page is updated', async () => {
    await open();
    const isSame = await markDocument(page);
    await dev.stop();
    await page.getByText('Dev server stopped; waiting…').waitFor();
    const known = dev.pages.get('/base/docs/one');
    if (known?.data.layout !== 'doc') throw new Error('The page is missing.');
    const changed = {...known.data, content: {key: 'body', html: '<p>Written meanwhile</p>'}};
    dev.pages.set('/base/docs/one', {data: changed});
    await dev.restart('first');
    await page.getByText('Written meanwhile').waitFor();
    await page.getByText('Dev server stopped; waiting…').waitFor({state: 'hidden'});
    expect(await isSame()).toBe(true);
    dev.pages.set('/base/docs/one', known);
  });

  test('to another server reloads the page, at the same scroll position', async () => {
    await open();
    await page.evaluate(() => window.scrollTo(0, 500));
    const isSame = await markDocument(page);
    await dev.stop();
    await page.getByText('Dev server stopped; waiting…').waitFor();
    await dev.restart('second');
    await expect.poll(() => isSame().catch(() => true)).toBe(false);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  });

  test('transmits the instruction to reload the page', async () => {
    await open();
    const isSame = await markDocument(page);
    dev.send({type: 'reload'});
    await expect.poll(() => isSame().catch(() => true)).toBe(false);
  });
});
