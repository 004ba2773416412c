import path from 'node:path';
import {build} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {createSearchClient} from '../../../src/generator/search/client/createSearchClient.ts';
import {ask, askLast, plain} from '../../support/ask.ts';
import {brotliSize, countingFetch} from '../../support/countingFetch.ts';
import {expectedAnswers, readersQueries} from './queries.ts';
import {useBuiltSite} from '../support/builtSite.ts';
import {repositoryDir} from '../../support/runScript.ts';

const site = useBuiltSite();

/** The largest size of a first search, in bytes: code and parts of the index. */
const MOST_BYTES = 49_500;

const read = new Map<string, string | undefined>();

function serveSite() {
  return countingFetch((address) => {
    if (!read.has(address)) {
      const file = address.slice(1);
      read.set(address, site.files().includes(file) ? site.read(file) : undefined);
    }
    return read.get(address);
  });
}

function openSite() {
  return createSearchClient({baseUrl: '/v1/', fetch: serveSite().fetch});
}

describe('the search of this site', () => {
  test('finds a page of each row of the tables among its first three results', async () => {
    const client = openSite();
    const missing: string[] = [];
    const single = expectedAnswers.map(({query, page}) => ({query, pages: [page]}));
    for (const {query, pages} of [...single, ...readersQueries]) {
      const {hits} = await askLast(client, query);
      const found = hits.map((hit) => decodeURI(hit.path).replace('/v1/', ''));
      if (!found.slice(0, 3).some((page) => pages.includes(page)))
        missing.push(`"${query}": ${pages.join(' or ')} is not at the top of ${found.join(', ')}`);
    }
    expect(missing).toEqual([]);
  });

  test('finds a page by its title while the last word is typed', async () => {
    const client = openSite();
    const missing: string[] = [];
    for (const [query, page] of [
      ['application buil', 'docs/Products/ThorAPI/Component Library/application-builder'],
      ['getting started with valk', 'docs/Products/ValkyrAI/getting-started'],
      ['goal depen', 'docs/model-docs/model-doc-GoalDependency'],
      ['prod', 'docs/model-docs/model-doc-Product'],
      ['cha', 'docs/model-docs/model-doc-Chart'],
    ] as const) {
      const paths = (await askLast(client, query)).hits.slice(0, 3).map((hit) => decodeURI(hit.path));
      if (!paths.includes(`/v1/${page}`)) missing.push(`"${query}": ${paths.join(', ')}`);
    }
    expect(missing).toEqual([]);
  });

  test('prefers a page about a word to other forms of it and to fields', async () => {
    const client = openSite();
    const first: string[] = [];
    for (const query of ['react', 'swagger', 'email', 'schedule', 'versioning', 'schema', 'parameter']) {
      const [hit] = (await askLast(client, query)).hits;
      first.push(`${query}: ${plain(hit?.title ?? [])}`);
    }
    expect(first).toEqual([
      'react: TypeScript React Bootstrap RTQ',
      'swagger: OpenAPI spec enhancement',
      'email: Email module',
      'schedule: Scheduling and events',
      'versioning: Versioning',
      'schema: OpenAPI schemas',
      'parameter: OpenAPI parameters',
    ]);
  });

  test('opens the section that the question is about', async () => {
    const client = openSite();
    for (const query of ['how do workflows retry', 'workflow retry']) {
      const [hit] = (await askLast(client, query)).hits;
      expect(hit?.entries[0]?.href).toMatch(/\/workflow-architecture#retries$/);
    }
  });

  test('shows no legend of fields in excerpts', async () => {
    const client = openSite();
    const shown: string[] = [];
    for (const query of ['stored encrypted', 'left out of responses', 'encrypted field', 'key hash']) {
      for (const kind of ['model', 'api'] as const) {
        const {hits} = await askLast(client, query, {kind, limit: 50});
        shown.push(...hits.flatMap(({entries}) => entries.map(({excerpt}) => plain(excerpt ?? []))));
      }
    }
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.join('\n')).not.toMatch(/reads as a mask|by the generated classes/);
  });

  test('finds a page first if its title is the query', async () => {
    const client = openSite();
    const listed = JSON.parse(site.read('v1/assets/routes.json')) as [string, string][];
    const pages = listed.filter(([address]) => /^(?:docs|blog)\/(?!tags|authors|archive)/.test(address));
    expect(pages.length).toBeGreaterThan(300);
    const wrong: string[] = [];
    for (const [, title] of pages.filter((_, index) => index % 7 === 0)) {
      const [first] = (await askLast(client, title.toLowerCase())).hits;
      if (!first || plain(first.title).toLowerCase() !== title.toLowerCase()) wrong.push(title);
    }
    expect(wrong).toEqual([]);
  });

  test('shows API page and model page of an entity next to each other', async () => {
    const client = openSite();
    for (const query of ['AclClass', 'acl class', 'aclclass', 'sales order', 'invioce']) {
      const paths = (await askLast(client, query)).hits.map((hit) => hit.path);
      const api = paths.findIndex((address) => address.includes('/api-docs/'));
      const model = paths.findIndex((address) => address.includes('/model-docs/'));
      expect([query, Math.abs(api - model)]).toEqual([query, 1]);
    }
  });

  test('links to existing places', async () => {
    const client = openSite();
    for (const query of ['keyHash', 'getAclClassList', 'rotate a key', 'circuit breakers']) {
      const {hits} = await askLast(client, query);
      const links = hits.flatMap(({entries}) => entries.map(({href}) => href));
      expect(
        links.some((href) => href.includes('#')),
        query,
      ).toBe(true);
      for (const href of links) {
        const [address = '', id] = href.split('#');
        const file = decodeURI(address).slice(1).replace(/\/$/, '');
        const html = site.read(`${file}/index.html`);
        if (id !== undefined) expect(html, href).toContain(` id="${decodeURI(id)}"`);
      }
    }
  });

  test('loads little before the first results, including code', async () => {
    const {outputFiles} = await build({
      entryPoints: [path.join(repositoryDir, 'src/generator/search/client/createSearchClient.ts')],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    const code = brotliSize(outputFiles[0]?.text ?? '');
    const costs = [];
    for (const query of new Set(expectedAnswers.map((expected) => expected.query))) {
      const server = serveSite();
      const client = createSearchClient({baseUrl: '/v1/', fetch: server.fetch});
      let cost = 0;
      await client.search({query, limit: 10, signal: new AbortController().signal}, () => {
        cost ||= server.bytes() + code;
      });
      costs.push(cost);
    }
    expect(Math.max(...costs)).toBeLessThan(MOST_BYTES);
  });

  test('knows the text of diagrams, and reads tables as sentences', async () => {
    const client = openSite();
    for (const query of ['flowchart', 'accTitle', 'participant engine']) {
      for (const {entries} of (await askLast(client, query)).hits) {
        for (const {excerpt} of entries)
          expect(plain(excerpt ?? [])).not.toMatch(/accTitle:|-->|->>|flowchart (?:LR|TD)/);
      }
    }
    const [page] = (await askLast(client, 'the browser reaches Apache')).hits;
    const text = page?.entries.map(({excerpt}) => plain(excerpt ?? [])).join(' ');
    expect(text).toContain('The browser reaches Apache on the instance');
    const model = (await askLast(client, 'aclSid')).hits.find((hit) => hit.path.endsWith('AclEntry'));
    expect(model?.entries.map(({excerpt}) => plain(excerpt ?? [])).join(' ')).toContain('AclSid · required.');
  });

  test('survives hostile queries', async () => {
    const client = openSite();
    const letters = 'workflow '.repeat(1200);
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '.*+?^${}()|[]\\',
      '__proto__',
      'constructor',
      letters,
    ]) {
      for (const {hits} of await ask(client, query)) {
        for (const {title, entries} of hits) {
          // Only text of the page is shown, and nothing from the query.
          expect(plain(title)).not.toContain('onerror');
          for (const entry of entries) expect(plain(entry.excerpt ?? [])).not.toContain('onerror=alert');
        }
      }
    }
    expect((await askLast(client, letters)).hits[0]?.path).toContain('Workflow');
    expect((await askLast(client, '()[]')).total).toBe(0);
  });

  test('counts the pages that each filter would leave', async () => {
    const client = openSite();
    const {kinds, total} = await askLast(client, 'workflow');
    const guides = kinds.find(({kind}) => kind === 'guide')?.count ?? 0;
    const filtered = await askLast(client, 'workflow', {kind: 'guide', limit: 1000});
    expect(kinds.reduce((sum, {count}) => sum + count, 0)).toBe(total);
    expect(filtered.total).toBe(guides);
    expect(new Set(filtered.hits.map(({kind}) => kind))).toEqual(new Set(['guide']));
    expect(filtered.kinds).toEqual(kinds);
    for (const {product, count} of filtered.products) {
      expect((await askLast(client, 'workflow', {kind: 'guide', product})).total).toBe(count);
    }
  });

  test('does not find unlisted pages', () => {
    const folder = 'v1/assets/search/pages/';
    const cards = site
      .files()
      .filter((file) => file.startsWith(folder))
      .map((file) => site.read(file))
      .join('');
    expect(cards).toContain('"/v1/docs/welcome"');
    expect(cards).not.toContain('"/v1/docs/tags');
    expect(cards).not.toContain('"/v1/search"');
  });
});
