import {mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadContent} from '../../../src/generator/content/loadContent.ts';
import {listFiles} from '../../support/listFiles.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {partsOf, type TestOptions, testConfig, written} from './loadTestSite.ts';

const FILES = {
  'docs/a.md': '---\ntitle: First\ntag: x\ntags: [one]\n---\n\nA text of this doc.\n',
  'docs/b.mdx': '---\nsidebar_position: first\n---\n\n# Second\n\nAnother text.\n',
  'docs/c.md': '---\nsidebar_custom_props: {most: .inf, least: -0, none: ~}\n---\n\n# Third\n',
  'src/pages/about.md': '---\ndescription: About it.\n---\n\n# About\n',
};

let siteDir: string;
let cacheDir: string;

beforeEach(async () => {
  siteDir = await siteFolder(FILES);
  cacheDir = mkdtempSync(path.join(tmpdir(), 'sources-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(cacheDir, {recursive: true, force: true});
});

/** The content of a site and its problems, at a time when no file has just been changed. */
async function load(cached: boolean, options: TestOptions = {}) {
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 60_000});
  const cache = {dir: cacheDir, version: '1'};
  const {content, problems} = await loadContent(siteDir, testConfig(options), cached ? {cache} : {});
  vi.useRealTimers();
  const {docs, pages} = partsOf(content);
  return {docs, pages, problems: written(problems)};
}

const file = (name: string): string => path.join(siteDir, name);

test('what was read before is what is read now, with its problems and their places', async () => {
  const fresh = await load(false);
  expect(fresh.problems).toHaveLength(3);
  expect(await load(true)).toEqual(fresh);
  expect(await load(true)).toEqual(fresh);
});

test('a file that is as it was is not read again', async () => {
  await load(true);
  const kept = listFiles(cacheDir).map((name) => path.join(cacheDir, name));
  expect(kept.length).toBeGreaterThan(0);
  const times = kept.map((name) => statSync(name).ino);
  await load(true);
  expect(kept.map((name) => statSync(name).ino)).toEqual(times);
  expect(kept.map((name) => readFileSync(name, 'utf8')).join('')).toContain('A text of this doc.');
});

test('a file is read again that has another text of the same length and the same time', async () => {
  await load(true);
  const {atime, mtime} = statSync(file('docs/a.md'));
  writeFileSync(file('docs/a.md'), FILES['docs/a.md'].replace('First', 'Third'));
  utimesSync(file('docs/a.md'), atime, mtime);
  const {docs} = await load(true);
  expect(docs.map(({title}) => title)).toContain('Third');
});

test('a file that was changed a moment ago is not kept: it may change again within the same moment', async () => {
  const {content} = await loadContent(siteDir, testConfig(), {cache: {dir: cacheDir, version: '1'}});
  expect(partsOf(content).docs).toHaveLength(3);
  expect(listFiles(cacheDir)).toEqual([]);
});

test('a file that was removed, and one that was added', async () => {
  await load(true);
  rmSync(file('docs/b.mdx'));
  writeFileSync(file('docs/d.md'), '# Fourth\n');
  await load(true);
  expect(await load(true)).toEqual(await load(false));
});

test('a function of the site reads the front matter of every file, every time', async () => {
  await load(true);
  const parseFrontMatter = vi.fn(async () => ({frontMatter: {title: 'Of the site'}, content: ''}));
  const {docs} = await load(true, {site: {parseFrontMatter}});
  expect(parseFrontMatter).toHaveBeenCalledTimes(4);
  expect(docs.length).toBe(3);
});

test('a file without a description is read again when its format is another one', async () => {
  writeFileSync(file('docs/a.md'), 'Text in {braces}\n');
  const descriptions = async (format: 'mdx' | 'md') => {
    const {docs} = await load(true, {site: {markdown: {...testConfig().markdown, format}}});
    return docs.map(({description}) => description);
  };
  expect(await descriptions('mdx')).toContain('Text in');
  expect(await descriptions('md')).toContain('Text in {braces}');
});
