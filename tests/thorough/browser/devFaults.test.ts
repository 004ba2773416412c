import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {closeContext} from '../../support/browser.ts';
import {openDevPage} from '../../support/openDevPage.ts';
import {useDevSite} from '../../support/useDevSite.ts';

const doc = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

const COMPONENTS = `import {useEffect, useState} from 'react';

export function Clicks() {
  return <button type="button" className="clicks" onClick={() => fail('click')}>click</button>;
}

export function Effect() {
  useEffect(() => fail('effect'), []);
  return <p>effect</p>;
}

export function Rejects() {
  const reject = async () => fail('promise');
  return <button type="button" className="rejects" onClick={() => void reject()}>reject</button>;
}

export function Differs() {
  return <p>{typeof window === 'undefined' ? 'in Node' : 'in the browser'}</p>;
}

function fail(where: string): void {
  throw new Error(\`Failed in \${where}\`);
}
`;

const use = (name: string): string => `import {${name}} from '@site/src/components/All';\n\n<${name} />`;

const STABLE = `export default function Stable() {\n  return <p>stable</p>;\n}\n`;

const FILES = {
  'docs/fine.mdx': doc('Fine', 'Nothing is wrong here.'),
  'docs/clicks.mdx': doc('Clicks', `Text.\n\n${use('Clicks')}`),
  'docs/effect.mdx': doc('Effect', use('Effect')),
  'docs/rejects.mdx': doc('Rejects', use('Rejects')),
  'docs/differs.mdx': doc('Differs', use('Differs')),
  'docs/inline.mdx': doc(
    'Inline',
    `export const broken = {};\n\n<button className="inline" onClick={() => broken.a.b}>inline</button>`,
  ),
  'docs/stable.mdx': doc('Stable', `import Stable from '@site/src/components/Stable';\n\n<Stable />`),
  'docs/foreign.mdx': doc('Foreign', 'Scripts of others throw here.'),
  'src/components/All.tsx': COMPONENTS,
  'src/components/Stable.tsx': STABLE,
};

const dev = useDevSite(FILES);

async function open(name: string): Promise<Page> {
  const page = await (await dev.browser.newContext()).newPage();
  await openDevPage(page, `${dev.server.url}docs/${name}`);
  return page;
}

/** How much of the terminal's output has been read. */
let read = 0;
function printed(): string {
  return dev.server.output().slice(read);
}

const overlay = (page: Page) => page.locator('#dev-overlay');

async function reported(page: Page, place: string, message: string): Promise<void> {
  await overlay(page).getByRole('heading', {name: place}).waitFor();
  await overlay(page).getByText(message).first().waitFor();
  await expect.poll(printed).toContain(place);
  expect(printed()).toContain(message);
}

async function closed(page: Page): Promise<void> {
  await closeContext(page.context());
  await expect.poll(printed).toContain('All problems are fixed.');
  read = dev.server.output().length;
}

test('an exception in an event handler is shown once, with its position, until the page is left', async () => {
  const page = await open('clicks');
  await page.locator('.clicks').click();
  await page.locator('.clicks').click();
  await reported(page, 'src/components/All.tsx:22', 'throws in the browser: Failed in click');
  expect(printed().split('Failed in click')).toHaveLength(2);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/fine"]')?.click());
  await page.getByText('Nothing is wrong here.').waitFor();
  await expect.poll(printed).toContain('All problems are fixed.');
  await expect.poll(() => overlay(page).getByText('Failed in click').count()).toBe(0);
  await closed(page);
});

test('an exception in an effect, and one in a promise', async () => {
  const effect = await open('effect');
  await reported(effect, 'src/components/All.tsx:22', 'Failed in effect');
  await closed(effect);
  const rejects = await open('rejects');
  await rejects.locator('.rejects').click();
  await reported(rejects, 'src/components/All.tsx:22', 'Failed in promise');
  await closed(rejects);
});

test('a page that the browser renders differently from Node', async () => {
  const page = await open('differs');
  await overlay(page).getByText('renders differently in the browser than in Node').waitFor();
  await expect.poll(printed).toContain('renders differently in the browser than in Node');
  expect(printed()).toContain('docs/differs.mdx:8');
  expect(printed()).toContain('+ in the browser');
  await closed(page);
});

test('an exception in an expression of the page itself', async () => {
  const page = await open('inline');
  await page.locator('.inline').click();
  await reported(page, 'docs/inline.mdx:8', "Cannot read properties of undefined (reading 'b')");
  await closed(page);
});

test('a component that throws after it was replaced, until it is fixed', async () => {
  const page = await open('stable');
  await page.getByText('stable', {exact: true}).waitFor();
  dev.site.write({
    'src/components/Stable.tsx': STABLE.replace('return', `throw new Error('Replaced');\n  return`),
  });
  await reported(page, 'src/components/Stable.tsx:2', 'Replaced');
  expect(printed()).not.toContain('All problems are fixed.');
  dev.site.write({'src/components/Stable.tsx': STABLE.replace('<p>stable', '<p>stable again')});
  await page.getByText('stable again').waitFor();
  await expect.poll(printed).toContain('All problems are fixed.');
  await closed(page);
});

test('errors of extensions and of scripts from other origins are not reported', async () => {
  const page = await open('foreign');
  await page.evaluate(() => {
    const error = new Error('Of an extension');
    error.stack = 'Error: Of an extension\n    at run (chrome-extension://abc/content.js:1:1)';
    window.dispatchEvent(new ErrorEvent('error', {message: error.message, error}));
    window.dispatchEvent(new ErrorEvent('error', {message: 'Script error.'}));
    window.dispatchEvent(
      new ErrorEvent('error', {message: 'ResizeObserver loop completed with undelivered notifications.'}),
    );
    const own = new Error('Of the page');
    own.stack = `Error: Of the page\n    at run (${window.location.origin}/assets/main.js:1:1)`;
    window.dispatchEvent(new ErrorEvent('error', {message: own.message, error: own}));
  });
  await expect.poll(printed).toContain('Of the page');
  expect(printed()).not.toMatch(/Of an extension|Script error|ResizeObserver/);
  await closed(page);
});

test('a new component that does not parse is reported with its own position', async () => {
  dev.site.write({
    'src/components/Torn.tsx': 'export default function Torn() {\n  return <p>torn</b>;\n}\n',
    'docs/torn.mdx': doc('Torn', `import Torn from '@site/src/components/Torn';\n\n<Torn />`),
  });
  await expect.poll(async () => (await fetch(`${dev.server.url}docs/torn`)).status).toBe(500);
  await expect
    .poll(async () => (await fetch(`${dev.server.url}docs/torn`)).text())
    .toContain('src/components/Torn.tsx:2');
  await expect.poll(printed).toContain('src/components/Torn.tsx:2');
  expect(printed()).not.toMatch(/^\s+at /m);
  dev.site.write({
    'src/components/Torn.tsx': 'export default function Torn() {\n  return <p>fixed</p>;\n}\n',
  });
  await expect.poll(async () => (await fetch(`${dev.server.url}docs/torn`)).text()).toContain('fixed');
});

test('an import of a package that is not installed is reported with its line and a fix', async () => {
  dev.site.write({'docs/pack.mdx': doc('Pack', `import Chart from 'no-such-chart';\n\n<Chart />`)});
  await expect
    .poll(async () => (await fetch(`${dev.server.url}docs/pack`)).text())
    .toContain('docs/pack.mdx:6:19');
  await expect.poll(printed).toContain('The package `no-such-chart` is not installed.');
  expect(printed()).toContain('npm install no-such-chart');
  dev.site.write({'docs/pack.mdx': doc('Pack', 'No chart.')});
  await expect.poll(async () => (await fetch(`${dev.server.url}docs/pack`)).text()).toContain('No chart.');
  await expect.poll(printed).toContain('All problems are fixed.');
});
