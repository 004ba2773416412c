import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {CHANGES} from '../../../../scripts/bench/changes.ts';
import {type Corpus, makeCorpus} from '../../../../scripts/bench/makeCorpus.ts';
import {measureOutput} from '../../../../scripts/bench/measureOutput.ts';

const PAGES = 100;
let folder: string;
let corpus: Corpus;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  corpus = await makeCorpus({siteDir: path.join(folder, 'a'), pages: PAGES, generator: 'ours'});
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

function docs(): {file: string; text: string}[] {
  const dir = path.join(corpus.siteDir, 'docs');
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({file: path.join(dir, file), text: readFileSync(path.join(dir, file), 'utf8')}));
}

test('the pages are in folders of 40 that have a generated index', () => {
  const dir = path.join(corpus.siteDir, 'docs');
  const folders = readdirSync(dir).sort();
  expect(
    folders.map((name) => readdirSync(path.join(dir, name)).filter((file) => file.endsWith('.mdx')).length),
  ).toEqual([40, 40, 20]);
  for (const name of folders) {
    const category = JSON.parse(readFileSync(path.join(dir, name, '_category_.json'), 'utf8'));
    expect(category.link).toEqual({type: 'generated-index'});
  }
});

describe('a page', () => {
  test('has about 820 words, 6 to 10 headings and 3 to 5 code blocks', () => {
    const wordCounts = docs().map(({text}) => {
      const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
      const prose = body.replace(/```[\s\S]*?```/g, '');
      expect(body.match(/```\w+/g)?.length).toBeGreaterThanOrEqual(3);
      expect(body.match(/```\w+/g)?.length).toBeLessThanOrEqual(5);
      expect(prose.match(/^#{2,3} /gm)?.length).toBeGreaterThanOrEqual(6);
      expect(prose.match(/^#{2,3} /gm)?.length).toBeLessThanOrEqual(10);
      expect(prose.match(/^\| --- /gm)).toHaveLength(1);
      expect(prose.match(/^:::\w+$/gm)).toHaveLength(1);
      return prose.match(/\S+/g)?.length ?? 0;
    });
    const average = wordCounts.reduce((sum, words) => sum + words) / wordCounts.length;
    expect(average).toBeGreaterThan(780);
    expect(average).toBeLessThan(860);
    expect(Math.min(...wordCounts)).toBeGreaterThan(700);
  });

  test('links only to existing files', () => {
    const all = docs();
    const files = new Set(all.map(({file}) => file));
    for (const {file, text} of all) {
      const links = [...text.matchAll(/\]\((\.[^)]+)\)/g)].map(([, href = '']) =>
        path.join(path.dirname(file), href),
      );
      expect(links.length).toBeGreaterThanOrEqual(2);
      for (const link of links) expect(files.has(link), link).toBe(true);
    }
  });

  test('all five languages occur', () => {
    const text = docs()
      .map((page) => page.text)
      .join('\n');
    const languages = new Set([...text.matchAll(/^```(\w+)/gm)].map(([, name]) => name));
    expect([...languages].sort()).toEqual(['bash', 'java', 'json', 'ts', 'yaml']);
  });
});

test('there are nine posts with a truncate marker, and the other files of a site', () => {
  const posts = readdirSync(path.join(corpus.siteDir, 'blog')).filter((file) => file.endsWith('.mdx'));
  expect(posts).toHaveLength(9);
  for (const post of posts) {
    expect(readFileSync(path.join(corpus.siteDir, 'blog', post), 'utf8')).toContain('\n{/* truncate */}\n');
  }
  for (const file of ['site.config.ts', 'sidebars.ts', 'src/pages/index.tsx']) {
    expect(readFileSync(path.join(corpus.siteDir, file), 'utf8')).not.toBe('');
  }
});

test('the middle page is part of the corpus', () => {
  expect(docs().map(({file}) => file)).toContain(corpus.middle.file);
  expect(corpus.middle.file.endsWith(`${corpus.middle.url}.mdx`)).toBe(true);
});

test('the same seed produces the same bytes, another seed others, and both generators get the same content', async () => {
  const hashes = async (name: string, seed: number, generator: 'ours' | 'docusaurus') => {
    const {siteDir} = await makeCorpus({siteDir: path.join(folder, name), pages: 45, generator, seed});
    return (await measureOutput(path.join(siteDir, 'docs'))).hashes;
  };
  const first = await hashes('b', 5, 'ours');
  expect(await hashes('c', 5, 'docusaurus')).toEqual(first);
  expect(await hashes('c', 6, 'ours')).not.toEqual(first);
  expect(await hashes('c', 5, 'ours')).toEqual(first);
});

test('versions of the docs have the same pages, each with the name of its version', async () => {
  const siteDir = path.join(folder, 'versions');
  const {middle} = await makeCorpus({siteDir, pages: 45, versions: 3, generator: 'ours'});
  expect(JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8'))).toEqual(['2.0', '1.0']);
  const names = (docs: string) => readdirSync(path.join(siteDir, docs), {recursive: true}).sort();
  expect(names('versioned_docs/version-1.0')).toEqual(names('docs'));
  const page = path.relative(path.join(siteDir, 'docs'), middle.file);
  const old = readFileSync(path.join(siteDir, 'versioned_docs/version-1.0', page), 'utf8');
  expect(old).toBe(`${readFileSync(middle.file, 'utf8')}\nThis is what was so in 1.0.\n`);
  expect(middle.url).toMatch(/^\/docs\/next\//);
  expect(names('versioned_sidebars')).toEqual(['version-1.0-sidebars.json', 'version-2.0-sidebars.json']);
});

test('translations have the same pages, each with the name of its language', async () => {
  const siteDir = path.join(folder, 'locales');
  const {middle, configFile} = await makeCorpus({siteDir, pages: 45, locales: 3, generator: 'ours'});
  expect(readFileSync(configFile, 'utf8')).toContain('"locales":["en","de","fr"]');
  const names = (docs: string) => readdirSync(path.join(siteDir, docs), {recursive: true}).sort();
  const translated = 'i18n/fr/docusaurus-plugin-content-docs/current';
  expect(names(translated)).toEqual(names('docs'));
  const page = path.relative(path.join(siteDir, 'docs'), middle.file);
  expect(readFileSync(path.join(siteDir, translated, page), 'utf8')).toBe(
    `${readFileSync(middle.file, 'utf8')}\nTranslated: fr.\n`,
  );
});

test('each kind of change produces a different site each time', async () => {
  const siteDir = path.join(folder, 'changes');
  const corpus = await makeCorpus({siteDir, pages: 45, generator: 'docusaurus'});
  let before = (await measureOutput(siteDir)).hashes;
  for (const {name, apply} of CHANGES) {
    for (const number of [1, 2]) {
      await apply(corpus, number);
      const after = (await measureOutput(siteDir)).hashes;
      const changed = [...after].filter(([file, hash]) => before.get(file) !== hash);
      expect([name, changed.length]).toEqual([name, 1]);
      before = after;
    }
  }
});
