import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {listFiles} from '../support/listFiles.ts';
import {runScript, type ScriptResult} from '../support/runScript.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'init-'));
});
afterEach(() => rmSync(parent, {recursive: true, force: true}));

const init = (folder: string, ...args: string[]): Promise<ScriptResult> =>
  runScript('init', [path.join(parent, folder), ...args]);
const read = (file: string): string => readFileSync(path.join(parent, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(parent, file), text);

test('a new site with a blog builds, checks clean, and has the given name', async () => {
  const made = await init('my-docs', '--title', 'Ann\'s "new" docs', '--blog', '--yes');
  expect(made.stderr).toBe('');
  expect(made.code).toBe(0);
  expect(made.stdout).toContain('npm install');
  const dir = path.join(parent, 'my-docs');
  const check = await runScript('check', [dir, '--strict']);
  expect(check.stderr).toBe('');
  expect(check.code).toBe(0);
  expect((await runScript('build', [dir])).code).toBe(0);
  expect(read('my-docs/build/index.html')).toContain('Ann&#x27;s &quot;new&quot; docs');
  expect(existsSync(path.join(dir, 'build/blog/the-first-post/index.html'))).toBe(true);
  expect(JSON.parse(read('my-docs/package.json'))).toMatchObject({
    name: 'my-docs',
    scripts: {dev: 'valkyr-docs dev', build: 'valkyr-docs build'},
    // `process.env` in the configuration has a type.
    devDependencies: {'@types/node': expect.stringMatching(/^\^20\./)},
  });
  expect(read('my-docs/docs/index.mdx')).toContain('npm run dev ');
});

test('a new site has a script for each command that works on a site', async () => {
  await init('site', '--yes');
  const help = await runScript('--help', []);
  const commands = [...help.stdout.matchAll(/^ {2}([a-z]\S*) /gm)].map(([, name]) => name ?? '');
  const {scripts} = JSON.parse(read('site/package.json'));
  expect(commands).toContain('build');
  for (const name of commands.filter((command) => command !== 'init'))
    expect(scripts[name]).toBe(`valkyr-docs ${name}`);
});

test('a path that is a file is refused, and a folder with a space is quoted', async () => {
  write('notes', 'text');
  const {code, stderr} = await init('notes', '--yes');
  expect(code).toBe(1);
  expect(stderr).toContain(`${path.join(parent, 'notes')} is a file. Nothing was written.`);
  expect((await init('my docs', '--yes')).stdout).toContain(`cd "${path.join(parent, 'my docs')}"`);
});

test('docs without a blog, in JavaScript, are six files and check clean', async () => {
  expect((await init('handbook', '--no-typescript', '--yes')).code).toBe(0);
  expect(listFiles(path.join(parent, 'handbook')).sort()).toEqual([
    '.gitignore',
    'docs/index.mdx',
    'docs/writing.mdx',
    'package.json',
    'site.config.js',
    'static/img/favicon.svg',
  ]);
  expect(read('handbook/site.config.js')).toContain("title: 'Handbook'");
  const check = await runScript('check', [path.join(parent, 'handbook'), '--strict']);
  expect(check.stderr).toBe('');
  expect(check.code).toBe(0);
});

test('a folder with a Docusaurus site keeps its configuration and gets the scripts', async () => {
  write('docusaurus.config.js', "module.exports = {title: 'Moved', url: 'https://moved.example'};\n");
  write('package.json', '{\n  "name": "moved",\n  "scripts": {"build": "docusaurus build"}\n}\n');
  expect((await init('.', '--yes')).code).toBe(0);
  expect(listFiles(parent).sort()).toEqual(['docusaurus.config.js', 'package.json']);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'moved',
    scripts: {build: 'docusaurus build', 'docs:build': 'valkyr-docs build'},
  });
});

test('a Docusaurus site without a package gets one, which installs the generator that runs', async () => {
  write('docusaurus.config.js', "module.exports = {title: 'Moved', url: 'https://moved.example'};\n");
  const {stdout} = await init('.', '--yes');
  expect(stdout).toContain('Wrote    package.json');
  expect(stdout).toContain('npm run docs:dev');
  const range: string = JSON.parse(read('package.json')).devDependencies['valkyr-docs'];
  expect(readFileSync(path.join(range.replace('file:', ''), 'package.json'), 'utf8')).toContain(
    '"name": "valkyr-docs"',
  );
});

test('nothing is overwritten or left incomplete', async () => {
  write('site.config.ts', 'export default {};\n');
  const onSite = await init('.', '--yes');
  expect(onSite.code).toBe(1);
  expect(onSite.stderr).toContain('This folder already contains a site: `site.config.ts`.');

  rmSync(path.join(parent, 'site.config.ts'));
  write('tsconfig.json', '{}');
  const inTheWay = await init('.', '--yes');
  expect(inTheWay.code).toBe(1);
  expect(inTheWay.stderr).toContain('`tsconfig.json` exists already; nothing was written.');
  expect(listFiles(parent)).toEqual(['tsconfig.json']);
});

test('another project keeps its files; the scripts and the ignored folders are added', async () => {
  write('package.json', '{"name": "app", "scripts": {"dev": "vite"}}');
  write('.gitignore', 'node_modules\ndist');
  expect((await init('.', '--yes')).code).toBe(0);
  expect(read('.gitignore')).toBe('node_modules\ndist\n/build/\n.cache/\n');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: {
      dev: 'vite',
      'docs:dev': 'valkyr-docs dev',
      'docs:version': 'valkyr-docs docs:version',
      'docs:translations': 'valkyr-docs translations',
      'docs:typecheck': 'tsc',
    },
    devDependencies: {typescript: expect.any(String)},
  });
  expect(read('docs/index.mdx')).toContain('npm run docs:dev ');
  expect(read('docs/writing.mdx')).toContain('npm run docs:new -- doc');
});
