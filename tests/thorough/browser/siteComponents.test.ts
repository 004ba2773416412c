import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {closeContext, watchConsole} from '../../support/browser.ts';
import {createSite, type TestSite} from '../../support/createSite.ts';
import {hydrated, markDocument, shownPage} from '../../support/siteBrowser.ts';
import {useServedSite} from '../../support/useServedSite.ts';

const SITE = {
  'site.config.ts':
    "export default {title: 'The site', url: 'https://t.example', baseUrl: '/base/', favicon: 'favicon.ico', customCss: ['./src/own.css']};\n",
  // The image makes it a style sheet that only webpack can bundle.
  'src/own.css': '.counter { color: rgb(1, 2, 3); background: url(./dot.svg); }\n',
  'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  'src/Counter.tsx': [
    "import {useState} from 'react';",
    "import {Head, translate, useBaseUrl} from 'valkyr-docs/theme';",
    "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';",
    "import styles from './counter.module.css';",
    'export default function Counter() {',
    '  const [count, setCount] = useState(0);',
    '  const {siteConfig} = useDocusaurusContext();',
    '  return (',
    '    <>',
    '      <Head><meta name="count" content={String(count)} /></Head>',
    '      <button className={`counter ${styles.wide}`} onClick={() => setCount(count + 1)}>',
    "        {siteConfig.title} {useBaseUrl('/x')} {translate({message: 'Count'})} {count}",
    '      </button>',
    '    </>',
    '  );',
    '}',
    '',
  ].join('\n'),
  'src/Settings.tsx': [
    "import {useState} from 'react';",
    "import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';",
    'const Menu = ({count, add}) => <button onClick={add}>Settings {count}</button>;',
    'export default function Settings() {',
    '  const [count, setCount] = useState(0);',
    '  return <NavbarSecondaryMenuFiller component={Menu} props={{count, add: () => setCount(count + 1)}} />;',
    '}',
    '',
  ].join('\n'),
  'src/counter.module.css': '.wide { width: 300px; }\n',
  'src/pages/index.md': '# Home\n',
  'static/favicon.ico': '',
  'docs/plain.mdx': '---\ntitle: Plain\n---\n\n[To the counter](./counter.mdx)\n',
  'docs/counter.mdx': "---\ntitle: Counter\n---\n\nimport Counter from '@site/src/Counter';\n\n<Counter/>\n",
  'docs/settings.mdx':
    "---\ntitle: Settings\n---\n\nimport Settings from '@site/src/Settings';\n\n<Settings/>\n\n[To the counter](./counter.mdx)\n",
};

const served = useServedSite(SITE, {baseUrl: '/base/', isQuiet: true});

/** The name of the app's script. */
const appScript = (one: TestSite): string | undefined =>
  readdirSync(path.join(one.dir, 'build/base/assets')).find((file) => /^main\.\w+\.js$/.test(file));

test('a page that has one of the site’s components shows it with the site’s data, styles and state', async () => {
  const context = await served.browser.newContext();
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.goto(`${served.running.url}docs/counter`);
  await hydrated(page);
  const button = page.getByRole('button', {name: 'Count'});
  await button.click();
  expect(await button.textContent()).toBe('The site /base/x Count 1');
  await expect.poll(() => page.locator('meta[name=count]').getAttribute('content')).toBe('1');
  const look = await button.evaluate((element) => {
    const {color, width} = getComputedStyle(element);
    return [color, width];
  });
  expect(look).toEqual(['rgb(1, 2, 3)', '300px']);
  expect(messages).toEqual([]);
  await closeContext(context);
});

test('a page without components does not load their script; the next page does, and tries again', async () => {
  const context = await served.browser.newContext();
  const page = await context.newPage();
  const requests: string[] = [];
  let failures = 0;
  await page.route(/\/components\.\w+\.js$/, (route) => {
    requests.push(route.request().url());
    return failures++ < 2 ? route.abort() : route.continue();
  });
  const document = await page.goto(`${served.running.url}docs/plain`);
  await hydrated(page);
  // In the page itself, the link that is in view may be prefetched at any time.
  expect(await document?.text()).not.toContain('/assets/components.');
  const isMarked = await markDocument(page);
  await page.getByRole('link', {name: 'To the counter'}).click();
  await page.waitForURL('**/docs/counter');
  await shownPage(page);
  const button = page.getByRole('button', {name: 'Count'});
  await button.click();
  expect(await button.textContent()).toBe('The site /base/x Count 1');
  expect(await isMarked()).toBe(true);
  expect(requests.length).toBeGreaterThan(2);
  await closeContext(context);
});

test('sites share the app, whatever their components and style sheets are', async () => {
  const other = createSite({
    ...SITE,
    'src/own.css': 'p { color: red; background: url(./dot.svg); }\n',
    'src/Counter.tsx': 'export default () => <b>Other</b>;\n',
  });
  expect((await other.build()).code).toBe(0);
  expect(appScript(other)).toBe(appScript(served.site));
  other.dispose();
});

test('components that use more of the router are bundled with the app', async () => {
  const other = createSite({
    ...SITE,
    'src/Counter.tsx':
      "import {useParams} from 'react-router-dom';\nexport default () => <b>{Object.keys(useParams()).length} params</b>;\n",
  });
  expect((await other.build()).code).toBe(0);
  expect(appScript(other)).not.toBe(appScript(served.site));
  const html = readFileSync(path.join(other.dir, 'build/base/docs/counter/index.html'), 'utf8');
  expect(html).toContain('<b>0<!-- --> params</b>');
  other.dispose();
});

test('a changed component concerns only pages that have it, also if they were opened before', async () => {
  const context = await served.browser.newContext();
  const [plain, counter] = [await context.newPage(), await context.newPage()];
  await plain.goto(`${served.running.url}docs/plain`);
  // Otherwise it might prefetch the next page now.
  await plain.route('**/docs/counter/page.json', (route) => route.abort(), {times: 1});
  await counter.goto(`${served.running.url}docs/counter`);
  await hydrated(plain);
  await hydrated(counter);
  const marks = [await markDocument(plain), await markDocument(counter)];
  const pagesOf = () =>
    ['plain', 'counter'].map((name) => served.site.output(`base/docs/${name}/index.html`));
  const [plainBefore, counterBefore] = pagesOf();

  const code = SITE['src/Counter.tsx'].replace("'Count'", "'Clicks'");
  served.site.write({'src/Counter.tsx': code});
  expect((await served.site.build()).code).toBe(0);
  const [plainAfter, counterAfter] = pagesOf();
  expect(plainAfter).toBe(plainBefore);
  expect(counterAfter).not.toBe(counterBefore);

  await counter.getByRole('link', {name: 'Plain'}).first().click();
  await counter.waitForURL('**/docs/plain');
  for (const page of [plain, counter]) {
    await page.getByRole('link', {name: 'To the counter'}).click();
    await page.waitForURL('**/docs/counter');
    // In a new document, what is clicked before it is hydrated is lost.
    await hydrated(page);
    await page.getByRole('button', {name: 'Clicks'}).click();
    await page.getByRole('button', {name: 'The site /base/x Clicks 1', exact: true}).waitFor();
  }
  // Two versions of a component cannot be in one document.
  expect(await Promise.all(marks.map((isMarked) => isMarked()))).toEqual([true, false]);
  await closeContext(context);
});

test('a component shows its own content in the menu of narrow windows, until another page is open', async () => {
  const context = await served.browser.newContext({viewport: {width: 390, height: 800}});
  const page = await context.newPage();
  await page.goto(`${served.running.url}docs/settings`);
  await hydrated(page);
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await page.getByRole('button', {name: 'Menu'}).click();
  await menu.getByRole('button', {name: 'Settings 0'}).click();
  await menu.getByRole('button', {name: 'Settings 1'}).waitFor();
  expect(await menu.locator('.sidebar').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', {name: 'To the counter'}).click();
  await page.waitForURL('**/docs/counter');
  await shownPage(page);
  await page.getByRole('button', {name: 'Menu'}).click();
  await menu.locator('.sidebar').getByRole('link', {name: 'Counter'}).waitFor();
  expect(await menu.getByRole('button', {name: /Settings/}).count()).toBe(0);
  await closeContext(context);
});
