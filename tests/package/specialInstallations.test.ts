import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {hydrated} from '../support/siteBrowser.ts';
import {addComponents, COUNTER, DEMO, errorsIn, usePages} from './demo.ts';
import {installSite} from './installedSite.ts';

const open = usePages();

test('read-only packages are enough to build, check and edit a site', async () => {
  const site = await installSite('pnpm');
  onTestFinished(site.dispose);
  await site.run('init', '--yes');
  await site.protectPackages();
  expect(await site.run('build')).toMatchObject({code: 0, stderr: ''});
  expect((await site.run('build')).stdout).toMatch(/Bundling the app +unchanged/);
  expect(await site.run('check', '--strict')).toMatchObject({code: 0, stderr: ''});
  const dev = await site.start('dev', '--no-open');
  onTestFinished(async () => void (await dev.stop()));
  const {page, messages} = await open(`${dev.url}writing`);
  await hydrated(page);
  expect(await page.locator('h1').textContent()).toContain('Write a page');
  expect(errorsIn(messages)).toEqual([]);
});

test('a folder with a Docusaurus site keeps its configuration, pages and parts of the theme', async () => {
  const site = await installSite('npm');
  onTestFinished(site.dispose);
  site.write(
    'docusaurus.config.js',
    "export default {title: 'Moved', url: 'https://moved.example', baseUrl: '/', presets: [['classic', {blog: false}]]};\n",
  );
  site.write('docs/intro.md', '---\ntitle: Intro\n---\n\nThe first page.\n');
  site.write('src/words.js', "export const words = 'Words of the site';\n");
  site.write(
    'src/pages/index.js',
    "import Missing from '@theme/Missing';\nimport {words} from '../words';\n\nexport default function Home() {\n  return <Missing><p>{words}</p></Missing>;\n}\n",
  );
  site.write(
    'src/theme/Footer.js',
    "import Footer from '@theme-original/Footer';\n\nexport default function Wrapped() {\n  return <><p>Before the footer</p><Footer/></>;\n}\n",
  );
  expect((await site.run('init', '--yes')).code).toBe(0);
  const {code, stdout, stderr} = await site.run('build');
  expect(stdout + stderr).not.toContain('error');
  expect(stdout + stderr).toContain('@theme/Missing');
  expect(code).toBe(0);
  const home = readFileSync(path.join(site.dir, 'build/index.html'), 'utf8');
  expect(home).toContain('Words of the site');
  expect(home).toContain('Before the footer');
});

test('a site with its own React still has only one React', async () => {
  const site = await installSite('npm', 'react@18', 'react-dom@18', '@types/react@18', 'react-router-dom@6');
  onTestFinished(site.dispose);
  await site.run('init', '--yes');
  site.write('src/components/Counter.tsx', COUNTER);
  site.write('docs/demo.mdx', DEMO);
  addComponents(site);
  expect(await site.run('build')).toMatchObject({code: 0, stderr: ''});
  expect(readFileSync(path.join(site.dir, 'build/demo/index.html'), 'utf8')).toContain('On <!-- -->/demo');
});
