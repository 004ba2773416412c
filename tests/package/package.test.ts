import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright';
import {afterAll, beforeAll, expect, inject, onTestFinished, test} from 'vitest';
import {closeContext, launchBrowser, watchConsole} from '../support/browser.ts';
import {listFiles} from '../support/listFiles.ts';
import {repositoryDir, runCommand} from '../support/runScript.ts';
import {hydrated, markDocument} from '../support/siteBrowser.ts';
import {type InstalledSite, installSite, type PackageManager} from './installedSite.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'));
});
afterAll(() => browser?.close());

/** What is installed once for all tests of the file: each of them is right whether another one was before it. */
const installed = new Map<PackageManager, ReturnType<typeof installSite>>();
afterAll(async () => {
  for (const site of installed.values()) (await site).dispose();
});

function siteOf(manager: PackageManager): Promise<InstalledSite> {
  const installing = installed.get(manager) ?? installSite(manager);
  installed.set(manager, installing);
  return installing;
}

const COUNTER = `import {useState} from 'react';
import {useLocation} from 'react-router-dom';
import {useBaseUrl} from 'valkyr-docs/theme';

export default function Counter() {
  const [count, setCount] = useState(0);
  const {pathname} = useLocation();
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
      <a href={useBaseUrl('/writing')}>On {pathname}</a>
    </p>
  );
}
`;

const DEMO = `---
title: Demo
description: Components of the site and of the theme.
---

import Counter from '@site/src/components/Counter';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Box from 'company-components';

<Counter/>

<Tabs>
  <TabItem value="one">The first tab</TabItem>
</Tabs>

<Box/>

\`\`\`rust
fn main() {}
\`\`\`

[How to write](./writing.mdx)
`;

/** A package that is published as TypeScript. */
function addComponents(site: InstalledSite): void {
  const folder = 'node_modules/company-components';
  const manifest = {name: 'company-components', version: '1.0.0', exports: './index.tsx'};
  site.write(`${folder}/package.json`, JSON.stringify(manifest));
  site.write(
    `${folder}/index.tsx`,
    'export default function Box({text = "From a package"}: {text?: string}) {\n  return <em>{text}</em>;\n}\n',
  );
}

async function open(url: string): Promise<{page: Page; messages: string[]}> {
  const context = await browser.newContext();
  onTestFinished(() => closeContext(context));
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.goto(url);
  return {page, messages};
}

const errorsIn = (messages: string[]): string[] =>
  messages.filter((message) => /^(?:error|pageerror|warning):/.test(message));

test.for<PackageManager>(['npm', 'pnpm'])(
  'installed by %s into an empty folder, it makes, builds, checks, serves and edits a site',
  async (manager) => {
    const site = await siteOf(manager);
    expect(await site.run('init', '--title', 'Handbook', '--yes')).toMatchObject({code: 0, stderr: ''});
    site.write('src/components/Counter.tsx', COUNTER);
    site.write('docs/demo.mdx', DEMO);
    addComponents(site);
    expect(await site.run('build')).toMatchObject({code: 0, stderr: ''});
    expect((await site.run('build')).stdout).toContain('nothing changed');
    expect(await site.run('check', '--strict')).toMatchObject({code: 0, stderr: ''});

    const server = await site.start('serve');
    onTestFinished(async () => void (await server.stop()));
    const {page, messages} = await open(`${server.url}demo`);
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    await page.getByRole('button', {name: 'Count 0'}).click();
    await page.getByRole('button', {name: 'Count 1'}).waitFor();
    expect(await page.getByText('From a package').isVisible()).toBe(true);
    await page.getByRole('link', {name: 'How to write'}).click();
    await page.locator('h1', {hasText: 'Write a page'}).waitFor();
    expect(await isSameDocument()).toBe(true);
    expect(errorsIn(messages)).toEqual([]);

    await edits(site);
  },
);

/** Edits a page and a component while the dev server runs; the page stays, and so does the component's state. */
async function edits(site: InstalledSite): Promise<void> {
  const dev = await site.start('dev', '--no-open');
  onTestFinished(async () => void (await dev.stop()));
  const {page, messages} = await open(`${dev.url}demo`);
  await page.getByRole('button', {name: 'Count 0'}).waitFor();
  await hydrated(page);
  await page.getByRole('button', {name: 'Count 0'}).click();
  await page.getByRole('button', {name: 'Count 1'}).waitFor();
  site.write('docs/demo.mdx', `${DEMO}\nA paragraph that was added.\n`);
  await page.getByText('A paragraph that was added.').waitFor();
  site.write('src/components/Counter.tsx', COUNTER.replace('Count {count}', 'Counted {count}'));
  await page.getByRole('button', {name: 'Counted 1'}).waitFor();
  expect(errorsIn(messages)).toEqual([]);
}

test('the configuration and components of a new site have types', async () => {
  const site = await siteOf('npm');
  await site.run('init', '--yes');
  site.write('src/components/Counter.tsx', COUNTER);
  site.write(
    'src/pages/index.tsx',
    `import Link from '@docusaurus/Link';
import Tabs from '@theme/Tabs';
import {Head} from 'valkyr-docs/theme';
import styles from './index.module.css';

export default function Home() {
  return <><Head><title className={styles.title}>Home</title></Head><Tabs/><Link to="/">Home</Link></>;
}
`,
  );
  const types = path.join(repositoryDir, 'node_modules/@types/react');
  const {compilerOptions}: {compilerOptions: {paths: object}} = JSON.parse(
    readFileSync(path.join(site.dir, 'tsconfig.json'), 'utf8'),
  );
  const paths = {...compilerOptions.paths, react: [types], 'react/*': [`${types}/*`]};
  site.write('tsconfig.test.json', JSON.stringify({extends: './tsconfig.json', compilerOptions: {paths}}));
  const check = () =>
    runCommand(
      process.execPath,
      [path.join(repositoryDir, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.test.json'],
      {
        cwd: site.dir,
      },
    );
  expect(await check()).toMatchObject({code: 0, stdout: ''});
  site.write(
    'site.config.ts',
    "import {defineConfig} from 'valkyr-docs';\n\nexport default defineConfig({title: 1});\n",
  );
  expect((await check()).stdout).toContain("Type 'number' is not assignable to type 'string'");
});

test('a new site has at most 450 packages, and one React', async () => {
  const site = await siteOf('npm');
  const {packages}: {packages: Record<string, unknown>} = JSON.parse(
    readFileSync(path.join(site.dir, 'package-lock.json'), 'utf8'),
  );
  const names = Object.keys(packages);
  expect(names.length - 1).toBeLessThanOrEqual(450);
  for (const name of ['react', 'react-dom', 'react-router'])
    expect(names.filter((file) => file.endsWith(`node_modules/${name}`))).toHaveLength(1);
});

test('a site with a React of its own has one React nonetheless', async () => {
  const site = await installSite('npm', 'react@18', 'react-dom@18', 'react-router-dom@6');
  onTestFinished(site.dispose);
  await site.run('init', '--yes');
  site.write('src/components/Counter.tsx', COUNTER);
  site.write('docs/demo.mdx', DEMO);
  addComponents(site);
  expect(await site.run('build')).toMatchObject({code: 0, stderr: ''});
  expect(readFileSync(path.join(site.dir, 'build/demo/index.html'), 'utf8')).toContain('On <!-- -->/demo');
});

test('the package holds what runs and its types alone', () => {
  const files = listFiles(inject('package').dir);
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  expect(sources).toEqual([]);
  expect(
    files.filter((file) => /\.mdx$|\.test\.|package-lock|(?:^|\/)(?:docs|blog|tests)\//.test(file)),
  ).toEqual([]);
  const named = files.filter((file) =>
    /valkyr ?labs|thorapi/i.test(readFileSync(path.join(inject('package').dir, file), 'latin1')),
  );
  expect(named).toEqual([]);
  // Windows and macOS take two such names for one.
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
});

test('the folder of the repository, whose site is not the generator, is not packed', async () => {
  const {code, stderr} = await runCommand('npm', ['pack', '--dry-run']);
  expect(code).not.toBe(0);
  expect(stderr).toContain('The package of the generator is made by `npm run package`');
});
