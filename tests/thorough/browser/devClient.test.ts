import type {Browser, Page} from 'playwright';
import {afterAll, afterEach, beforeAll, describe, expect, inject, test} from 'vitest';
import type {SidebarNode} from '../../../src/generator/shared/page/SidebarData.ts';
import {createDeferred} from '../../../src/generator/workers/createDeferred.ts';
import {closeContext, launchBrowser, watchConsole} from '../../support/browser.ts';
import {type DevHarness, type HarnessPage, startDevHarness} from '../../support/devHarness.ts';
import {openDevPage} from '../../support/openDevPage.ts';
import {markDocument} from '../../support/siteBrowser.ts';

const COUNTER = `import {useState} from 'react';
import './counter.css';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" className="counter" onClick={() => setCount(count + 1)}>Count: {count}</button>;
}
`;

let browser: Browser;
let dev: DevHarness;
let page: Page;
let messages: string[];

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'));
  dev = await startDevHarness(
    {
      'custom.css': '.counter { color: rgb(1, 2, 3); }\n',
      'src/Counter.tsx': COUNTER,
      'src/counter.css': '.counter { padding: 1px; }\n',
      'src/Other.tsx': 'export default function Other() { return <p>Other component</p>; }\n',
    },
    ['@site/src/Counter.tsx'],
  );
});

afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

afterEach(async () => {
  if (page) await closeContext(page.context());
  expect(messages.filter((text) => /^(?:error|pageerror)/.test(text) && !/net::ERR/.test(text))).toEqual([]);
});

/** A doc page with this HTML. */
function doc(name: string, html: string, more: Partial<HarnessPage> = {}): HarnessPage {
  const path = `/base/docs/${name}`;
  const content = {key: 'body', ...(more.code === undefined ? {html} : {module: 'page.js'})};
  return {
    data: {
      layout: 'doc',
      path,
      head: {title: `${name} | Dev`, type: 'article'},
      content,
      titleHtml: name,
      toc: [],
      breadcrumbs: [],
      tags: [],
    },
    ...more,
  };
}

function put(name: string, html: string, more: Partial<HarnessPage> = {}): void {
  dev.pages.set(`/base/docs/${name}`, doc(name, html, more));
}

async function open(name: string): Promise<() => Promise<boolean>> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  page = await context.newPage();
  messages = watchConsole(page);
  await openDevPage(page, `${dev.url}docs/${name}`);
  return markDocument(page);
}

const lines = (count: number, text: string) => `<p>${text}</p>`.repeat(count);

describe('a page that changes', () => {
  test('is updated in place: same document, same scroll position, details open, focus kept', async () => {
    const html = (text: string) =>
      `<p>${text}</p>${lines(40, 'Line')}<h2 id="a">Part</h2><details><summary>More</summary><p>Inside</p></details>
       <p><a href="/base/docs/two">A link</a></p>${lines(40, 'Line')}`;
    put('one', html('First text'));
    put('two', '');
    const isSame = await open('one');
    await page.getByText('More').click();
    await page.getByRole('link', {name: 'A link'}).focus();
    await page.evaluate(() => window.scrollTo(0, 700));
    put('one', html('Second text'));
    dev.send({type: 'pages', paths: ['/base/docs/one']});
    await page.getByText('Second text').waitFor({state: 'attached'});
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    expect(
      await page
        .locator('[data-content] details')
        .evaluate((details) => (details as HTMLDetailsElement).open),
    ).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A link');
    expect(await isSame()).toBe(true);
  });

  test('keeps what the reader sees in place when lines are added above it', async () => {
    put('grow', `${lines(30, 'Line')}<h2 id="here">Here</h2>${lines(60, 'Line')}`);
    await open('grow');
    await page.locator('#here').evaluate((heading) => {
      window.scrollTo(0, heading.getBoundingClientRect().top - 50);
    });
    const before = await page.locator('#here').evaluate((heading) => heading.getBoundingClientRect().top);
    put('grow', `${lines(45, 'New line')}<h2 id="here">Here</h2>${lines(60, 'Line')}`);
    dev.send({type: 'pages', paths: '*'});
    await page.getByText('New line').first().waitFor({state: 'attached'});
    const after = await page.locator('#here').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  });

  test('has a new title, and another page is fetched again when it is opened', async () => {
    put('one', '<p><a href="/base/docs/two">To two</a></p>');
    put('two', '<p>Two before</p><p><a href="/base/docs/one">Back</a></p>');
    await open('one');
    await page.getByRole('link', {name: 'To two'}).click();
    await page.getByText('Two before').waitFor();
    await page.getByRole('link', {name: 'Back'}).click();
    await page.getByRole('link', {name: 'To two'}).waitFor();
    put('two', '<p>Two after</p>');
    dev.send({type: 'pages', paths: ['/base/docs/two']});
    const renamed = doc('one', '<p><a href="/base/docs/two">To two</a></p>');
    renamed.data.head.title = 'Renamed | Dev';
    dev.pages.set('/base/docs/one', renamed);
    dev.send({type: 'pages', paths: ['/base/docs/one']});
    await expect.poll(() => page.title()).toBe('Renamed | Dev');
    await page.getByRole('link', {name: 'To two'}).click();
    await page.getByText('Two after').waitFor();
  });

  test('while it is being fetched is shown in its changed form', async () => {
    put('one', '<p><a href="/base/docs/two">To two</a></p>');
    put('two', '<p>Two before</p>');
    await open('one');
    const [asked, released] = [createDeferred(), createDeferred()];
    await page.route('**/docs/two/page.json', async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await released.promise;
      await route.fulfill({response});
    });
    await page.getByRole('link', {name: 'To two'}).click();
    await asked.promise;
    put('two', '<p>Two after</p>');
    dev.send({type: 'pages', paths: ['/base/docs/two']});
    // Messages of one connection arrive in order: once the page shows this one, it has received the one above.
    dev.send({type: 'problems', problems: [{severity: 'warning', message: 'Any'}]});
    await page.getByRole('button', {name: '1 warning'}).waitFor();
    released.resolve();
    await page.getByText('Two after').waitFor();
  });

  test('shows the last of many changes', async () => {
    put('burst', '<p>Text 0</p>');
    await open('burst');
    for (let index = 1; index <= 50; index++) {
      put('burst', `<p>Text ${index}</p>`);
      dev.send({type: 'pages', paths: ['/base/docs/burst']});
    }
    await page.getByText('Text 50', {exact: true}).waitFor();
  });

  test('reports when it has been removed, and comes back', async () => {
    put('gone', '<p>Still here</p>');
    await open('gone');
    dev.pages.delete('/base/docs/gone');
    dev.send({type: 'pages', paths: ['/base/docs/gone']});
    await page.getByRole('heading', {name: 'Page Not Found'}).waitFor();
    put('gone', '<p>Here again</p>');
    dev.send({type: 'pages', paths: ['/base/docs/gone']});
    await page.getByText('Here again').waitFor();
    messages = messages.filter((text) => !text.includes('404'));
  });
});

const WITH_COMPONENTS = (text: string, more = '') => `
  const {jsx, jsxs, Fragment, components: {Tabs, TabItem}, load} = arguments[0];
  const {default: Counter} = await load('@site/src/Counter.tsx');
  ${more}
  return {default: function MDXContent() {
    return jsxs(Fragment, {children: [
      jsx('p', {children: ${JSON.stringify(text)}}),
      jsx(Counter, {}),
      jsxs(Tabs, {children: [
        jsx(TabItem, {value: 'a', children: 'Panel A'}),
        jsx(TabItem, {value: 'b', children: 'Panel B'}),
      ]}),
    ]});
  }};`;

const withCounter = (text: string, more?: string): Partial<HarnessPage> => ({
  code: WITH_COMPONENTS(text, more),
  components: ['@site/src/Counter.tsx'],
});

describe('components', () => {
  test('keep their state when the page around them changes', async () => {
    put('live', '', withCounter('Text before'));
    const isSame = await open('live');
    await page.getByRole('button', {name: 'Count: 0'}).click();
    await page.getByRole('tab', {name: 'b'}).click();
    put('live', '', withCounter('Text after'));
    dev.send({type: 'pages', paths: ['/base/docs/live']});
    await page.getByText('Text after').waitFor();
    expect(await page.getByRole('button', {name: 'Count: 1'}).isVisible()).toBe(true);
    expect(await page.getByText('Panel B').isVisible()).toBe(true);
    expect(await isSame()).toBe(true);
  });

  test('that are edited are replaced while they run, and keep their state', async () => {
    put('live', '', withCounter('Text'));
    const isSame = await open('live');
    await page.getByRole('button', {name: 'Count: 0'}).click();
    dev.write('src/Counter.tsx', COUNTER.replace('Count:', 'Clicks:'));
    const {hash} = await dev.bundled();
    dev.send({type: 'app', hash});
    await page.getByRole('button', {name: 'Clicks: 1'}).waitFor();
    expect(await isSame()).toBe(true);

    dev.write('src/Counter.tsx', 'export default function Counter( { return <p>');
    const broken = await dev.bundled();
    expect(broken.hash).toBe(hash);
    expect(broken.problems[0]).toMatchObject({severity: 'error', file: 'src/Counter.tsx', line: 1});
    dev.write('src/Counter.tsx', COUNTER);
    dev.send({type: 'app', hash: (await dev.bundled()).hash});
    await page.getByRole('button', {name: 'Count: 1'}).waitFor();
    expect(await isSame()).toBe(true);
  });

  test('are prerendered in their current version', async () => {
    put('live', '', withCounter('Text'));
    dev.write('src/Counter.tsx', COUNTER.replace('Count:', 'Prerendered:'));
    await dev.bundled();
    await expect.poll(async () => (await fetch(`${dev.url}docs/live`)).text()).toContain('Prerendered:');
    await open('live');
    await page.getByRole('button', {name: 'Prerendered: 0'}).waitFor();
    dev.write('src/Counter.tsx', COUNTER);
    await dev.bundled();
  });

  test('that a page imports for the first time are loaded without a reload', async () => {
    put('fresh', '<p>No component</p>');
    const isSame = await open('fresh');
    put('fresh', '', {
      code: `const {jsx, load} = arguments[0]; const {default: Other} = await load('@site/src/Other.tsx');
        return {default: () => jsx(Other, {})};`,
    });
    const next = dev.bundled();
    dev.bundles.update({components: ['@site/src/Counter.tsx', '@site/src/Other.tsx']});
    dev.send({type: 'pages', paths: ['/base/docs/fresh']});
    dev.send({type: 'app', hash: (await next).hash});
    await page.getByText('Other component').waitFor();
    expect(await isSame()).toBe(true);
  });

  test('that are deleted do not keep others from being replaced', async () => {
    dev.write('src/Gone.tsx', 'export default function Gone() { return <p>Back again</p>; }\n');
    const added = dev.bundled();
    dev.bundles.update({
      components: ['@site/src/Counter.tsx', '@site/src/Other.tsx', '@site/src/Gone.tsx'],
    });
    await added;
    put('live', '', withCounter('Text'));
    put('gone', '', {
      code: `const {jsx, load} = arguments[0]; const {default: Gone} = await load('@site/src/Gone.tsx');
        return {default: () => jsx(Gone, {})};`,
    });
    await open('live');
    const removed = dev.bundled();
    dev.remove('src/Gone.tsx');
    expect((await removed).problems).toEqual([]);
    dev.write('src/Counter.tsx', COUNTER.replace('Count:', 'Still:'));
    dev.send({type: 'app', hash: (await dev.bundled()).hash});
    await page.getByRole('button', {name: 'Still: 0'}).waitFor();
    dev.write('src/Gone.tsx', 'export default function Gone() { return <p>Back again</p>; }\n');
    await dev.bundled();
    await page.goto(`${dev.url}docs/gone`);
    await page.getByText('Back again').waitFor();
    dev.write('src/Counter.tsx', COUNTER);
    await dev.bundled();
  });

  test('style sheets are replaced without a reload', async () => {
    put('live', '', withCounter('Text'));
    const isSame = await open('live');
    await page.getByRole('button', {name: 'Count: 0'}).click();
    expect(await page.locator('.counter').evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(1, 2, 3)',
    );
    dev.write('custom.css', '.counter { color: rgb(4, 5, 6); }\n');
    dev.send({type: 'app', hash: (await dev.bundled()).hash});
    await expect
      .poll(() => page.locator('.counter').evaluate((element) => getComputedStyle(element).color))
      .toBe('rgb(4, 5, 6)');
    dev.write('src/counter.css', '.counter { padding: 7px; }\n');
    dev.send({type: 'app', hash: (await dev.bundled()).hash});
    await expect
      .poll(() => page.locator('.counter').evaluate((element) => getComputedStyle(element).paddingTop))
      .toBe('7px');
    expect(await page.getByRole('button', {name: 'Count: 1'}).isVisible()).toBe(true);
    expect(await isSame()).toBe(true);
  });
});

describe('the sidebar', () => {
  const category = (label: string, level: string): SidebarNode => ({
    type: 'category',
    label,
    level,
    collapsible: true,
    collapsed: true,
  });

  function putInSidebar(name: string): void {
    const bare = doc(name, `<p>Page ${name}</p>`);
    if (bare.data.layout !== 'doc') return;
    const levels = Object.fromEntries(
      ['', 'own'].map((level) => [level, dev.levels.get(`main/${level}`) ?? []]),
    );
    const sidebar = {name: 'main', levels, open: ['', 'own'], trail: ['own']};
    dev.pages.set(bare.data.path, {data: {...bare.data, sidebar}});
  }

  function setLevels(word: string): void {
    dev.levels.set('main/', [category(`Own ${word}`, 'own'), category(`Other ${word}`, 'other')]);
    dev.levels.set('main/own', [{type: 'link', label: `One ${word}`, href: '/base/docs/one'}]);
    dev.levels.set('main/other', [{type: 'link', label: `Two ${word}`, href: '/base/docs/two'}]);
    putInSidebar('one');
    putInSidebar('two');
  }

  test('is updated when it changes, with the categories open and closed as the reader left them', async () => {
    setLevels('before');
    const isSame = await open('one');
    const sidebar = page.locator('.sidebar').first();
    await sidebar.getByRole('button', {name: 'Other before: pages'}).click();
    await sidebar.getByText('Two before').waitFor();
    await sidebar.getByRole('button', {name: 'Own before: pages'}).click();
    await sidebar.getByText('One before').waitFor({state: 'detached'});
    setLevels('after');
    dev.send({type: 'sidebars'});
    await sidebar.getByText('Two after').waitFor();
    expect(await sidebar.getByRole('button', {name: 'Own after: pages'}).getAttribute('aria-expanded')).toBe(
      'false',
    );
    await sidebar.getByRole('link', {name: 'Two after'}).click();
    await page.getByText('Page two').waitFor();
    expect(await sidebar.getByText('Two after').isVisible()).toBe(true);
    expect(await isSame()).toBe(true);
  });
});
