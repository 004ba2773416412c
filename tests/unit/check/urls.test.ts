import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkSite} from '../../../src/generator/check/checkSite.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {written} from '../content/loadTestSite.ts';

const CONFIG = "export default {title: 'Test', url: 'https://test.example', baseUrl: '/v1/'};\n";

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}\n${more}---\n\n${body}\n`;

async function publish(files: Record<string, string>): Promise<string> {
  const siteDir = await siteFolder({'site.config.ts': CONFIG, ...files});
  const {urls, problems} = await check(siteDir, true);
  expect(problems).toEqual([]);
  expect(urls).toMatchObject({exists: false, written: true});
  return siteDir;
}

async function check(siteDir: string, update = false) {
  const {problems, urls} = await checkSite({
    siteDir,
    update,
    pipelineVersion: 'test',
    workerEntry: new URL('../../../src/generator/workers/worker.ts', import.meta.url),
  });
  return {problems: written(problems), urls};
}

const inventory = (siteDir: string) => readFileSync(path.join(siteDir, '.site/urls.txt'), 'utf8');

test('the inventory lists addresses without the base URL and the headings of each page, sorted', async () => {
  const siteDir = await publish({
    'docs/b c.mdx': page('B', '## Zebra\n\n### Ant\n\nText.'),
    'docs/a.mdx': page('A', 'Text.'),
    'src/pages/index.tsx': 'export default function Home() {\n  return <h2 id="x">Home</h2>;\n}\n',
  });
  expect(inventory(siteDir).split('\n\n')[1]).toBe('/\n/docs/a\n/docs/b c\n  #ant\n  #zebra\n');
});

test('an unchanged site has nothing to add, and its inventory is not written', async () => {
  const siteDir = await publish({'docs/a.mdx': page('A', '## One\n\nText.')});
  const before = inventory(siteDir);
  expect(await check(siteDir, true)).toEqual({
    problems: [],
    urls: {file: '.site/urls.txt', exists: true, added: [], written: false},
  });
  expect(inventory(siteDir)).toBe(before);
});

test('a moved page fails until the line from the hint is pasted; the old address stays listed', async () => {
  const siteDir = await publish({'docs/old.mdx': page('A', '## One\n\n## Two\n\nText.')});
  mkdirSync(path.join(siteDir, 'docs/guide'));
  renameSync(path.join(siteDir, 'docs/old.mdx'), path.join(siteDir, 'docs/guide/new.mdx'));
  const {problems} = await check(siteDir);
  expect(problems[0]).toContain(
    'error .site/urls.txt:4:1 The address `/docs/old` was published and no longer exists.',
  );
  const line = /front matter of `docs\/guide\/new\.mdx`:\n {2}(.*)\n/.exec(problems[0] ?? '')?.[1];
  expect(line).toBe("redirect_from: ['/docs/old']");

  writeFileSync(
    path.join(siteDir, 'docs/guide/new.mdx'),
    page('A', '## One\n\n## Two\n\nText.', `${line}\n`),
  );
  expect((await check(siteDir, true)).problems).toEqual([]);
  expect(inventory(siteDir)).toContain('/docs/guide/new\n  #one\n  #two\n/docs/old\n  #one\n');
});

test('the line for the configuration works as well', async () => {
  const siteDir = await publish({'docs/old.mdx': page('A', '## One\n\nText.')});
  renameSync(path.join(siteDir, 'docs/old.mdx'), path.join(siteDir, 'docs/new.mdx'));
  const line = /`site\.config\.ts`:\n {2}(.*)\n/.exec((await check(siteDir)).problems[0] ?? '')?.[1] ?? '';
  writeFileSync(path.join(siteDir, 'site.config.ts'), CONFIG.replace('};', `, ${line}};`));
  expect((await check(siteDir, true)).problems).toEqual([]);
});

test('a renamed heading fails until the alias from the hint is pasted, and links to both ids work', async () => {
  const body = (heading: string) =>
    `## ${heading}\n\nText.\n\n## Other\n\nSee [above](#first-step) and [it](#start-here).`;
  const siteDir = await publish({'docs/a.mdx': page('A', '## First step\n\nText.\n\n## Other\n\nText.')});
  writeFileSync(path.join(siteDir, 'docs/a.mdx'), page('A', body('Start here')));
  const {problems} = await check(siteDir);
  const gone = problems.find((problem) => problem.startsWith('error')) ?? '';
  expect(gone).toContain('The anchor `#first-step` of `/docs/a` was published and no longer exists.');
  const line = /front matter of `docs\/a\.mdx`:\n {2}(.*)\n/.exec(gone)?.[1];
  expect(line).toBe('anchor_aliases: {first-step: start-here}');

  writeFileSync(path.join(siteDir, 'docs/a.mdx'), page('A', body('Start here'), `${line}\n`));
  expect((await check(siteDir, true)).problems).toEqual([]);
});

test('an id on the heading restores an anchor', async () => {
  const siteDir = await publish({'docs/a.mdx': page('A', '## First step\n\nText.')});
  writeFileSync(path.join(siteDir, 'docs/a.mdx'), page('A', '## Start {#first-step}\n\nText.'));
  expect((await check(siteDir)).problems).toEqual([]);
});

test('a page that cannot be compiled loses no anchors', async () => {
  const siteDir = await publish({
    'docs/a.mdx': page('A', '## First step\n\nText.'),
    'docs/b.mdx': page('B', 'See [a](./a.mdx#first-step).'),
  });
  writeFileSync(path.join(siteDir, 'docs/a.mdx'), page('A', '## First step\n\nA { brace.'));
  const {problems} = await check(siteDir);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^error docs\/a\.mdx:8:3 /);
});

test('an update keeps removed addresses, so that the check still fails', async () => {
  const siteDir = await publish({'docs/a.mdx': page('A', 'Text.'), 'docs/b.mdx': page('B', 'Text.')});
  renameSync(path.join(siteDir, 'docs/b.mdx'), path.join(siteDir, 'docs/c.mdx'));
  expect((await check(siteDir, true)).problems).toHaveLength(1);
  expect(inventory(siteDir)).toContain('/docs/a\n/docs/b\n/docs/c\n');
  expect((await check(siteDir)).problems).toHaveLength(1);
});

test('a site may keep its inventory elsewhere, or none', async () => {
  const files = {'docs/a.mdx': page('A', 'Text.')};
  const elsewhere = await siteFolder({
    ...files,
    'site.config.ts': CONFIG.replace('};', ", urlInventory: 'content/addresses.txt'};"),
  });
  await check(elsewhere, true);
  expect(readFileSync(path.join(elsewhere, 'content/addresses.txt'), 'utf8')).toContain('\n/docs/a\n');
  const none = await siteFolder({
    ...files,
    'site.config.ts': CONFIG.replace('};', ', urlInventory: false};'),
  });
  expect((await check(none, true)).urls).toBeUndefined();
});
