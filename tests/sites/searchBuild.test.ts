import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSearchClient} from '../../src/generator/search/client/createSearchClient.ts';
import {askLast} from '../support/ask.ts';
import {countingFetch} from '../support/countingFetch.ts';
import {createSite, type TestSite} from '../support/createSite.ts';
import {changedFiles, changeTimes, hashFiles, listFiles} from '../support/listFiles.ts';

const config = (items: string) =>
  `export default {
    title: 'Test', url: 'https://test.example', baseUrl: '/',
    products: [{label: 'Boats', path: '/docs/boats'}],
    blog: {postsPerPage: 1},
    search: {synonyms: {Dinghy: 'Sloop', boat: ['Sloop', 'Launch']}},
    themeConfig: {navbar: {items: [${items}]}},
  };\n`;

const PAGES = Object.fromEntries(
  Array.from({length: 30}, (_, i) => [
    `docs/more/page-${i}.mdx`,
    `---\ntitle: Page ${i}\n---\n\nOrdinary text ${i}.\n`,
  ]),
);

let site: TestSite;
let output: string;

beforeAll(async () => {
  site = createSite({
    ...PAGES,
    'site.config.ts': config(`{type: 'search', position: 'right'}`),
    'docs/boats/sloop.mdx': '---\ntitle: Sloop\n---\n\nOne mast.\n\n## Rigging a sloop\n\nFore and aft.\n',
    'docs/_tide.mdx': 'High water at noon.\n',
    'docs/jetty.mdx': "---\ntitle: Jetty\n---\n\nimport Tide from './_tide.mdx';\n\n<Tide />\n",
    'docs/secret.mdx': '---\ntitle: Hidden harbour\nunlisted: true\n---\n\nNobody lists this.\n',
    'blog/2025-01-01-hull.mdx': '---\ntitle: Hull\n---\n\nIt is watertight.\n\n{/* truncate */}\n\nMostly.\n',
    'blog/2025-01-02-launch.mdx':
      '---\ntitle: Launch day\n---\n\nWe launched a sloop.\n\n{/* truncate */}\n\nIt floated.\n',
  });
  output = path.join(site.dir, 'build');
  const {code, stderr} = await site.build();
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
afterAll(() => site.dispose());

function open() {
  const files = new Set(listFiles(output));
  const server = countingFetch((address) => {
    const file = address.slice(1);
    return files.has(file) ? readFileSync(path.join(output, file), 'utf8') : undefined;
  });
  return createSearchClient({baseUrl: '/', fetch: server.fetch});
}

test('docs and posts are found, with kind and product', async () => {
  const {hits, products} = await askLast(open(), 'sloop');
  expect(hits.map(({path: address, kind, product}) => [address, kind, product])).toEqual([
    ['/docs/boats/sloop', 'guide', 'Boats'],
    ['/blog/2025/01/02/launch', 'blog', undefined],
  ]);
  expect(products).toEqual([{product: 'Boats', count: 1}]);
  expect((await askLast(open(), 'dinghy')).hits[0]?.path).toBe('/docs/boats/sloop');
  expect((await askLast(open(), 'hidden harbour')).hits).toEqual([]);
});

test('a blog is found by its name, without the further pages of its list', async () => {
  const {hits} = await askLast(open(), 'blog');
  expect(hits.map(({path: address}) => address)).toEqual([
    '/blog',
    '/blog/2025/01/01/hull',
    '/blog/2025/01/02/launch',
  ]);
});

test('a build in which nothing has changed writes no index', async () => {
  const before = changeTimes(output);
  await site.build();
  expect(changeTimes(output)).toEqual(before);
});

test('the index is the same without the cache', async () => {
  const before = hashFiles(output);
  await site.build('--no-cache');
  expect(changedFiles(before, hashFiles(output))).toEqual([]);
});

test('an edited page is found by its new text, and most of the index is unchanged', async () => {
  const before = hashFiles(output);
  site.write({'docs/more/page-7.mdx': `${PAGES['docs/more/page-7.mdx']}\nA bowsprit.\n`});
  await site.build();
  expect((await askLast(open(), 'bowsprit')).hits.map((hit) => hit.path)).toEqual(['/docs/more/page-7']);
  const changed = changedFiles(before, hashFiles(output)).filter((file) => file.startsWith('assets/search/'));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(4);
});

test('a page is found by the new text of a file that it includes', async () => {
  expect((await askLast(open(), 'noon')).hits.map((hit) => hit.path)).toEqual(['/docs/jetty']);
  site.write({'docs/_tide.mdx': 'High water at midnight.\n'});
  await site.build();
  expect((await askLast(open(), 'midnight')).hits.map((hit) => hit.path)).toEqual(['/docs/jetty']);
  expect((await askLast(open(), 'noon')).hits).toEqual([]);
});

test('a site without a search field has no index', async () => {
  site.write({'site.config.ts': config('')});
  await site.build();
  expect(listFiles(output).filter((file) => file.startsWith('assets/search/'))).toEqual([]);
});
