import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {useBuiltSite} from '../support/builtSite.ts';

/** Addresses of the site that are not in `routes.txt`, with the reason. */
const EXTRA: {pattern: RegExp; reason: string}[] = [
  {
    pattern: /^\/v1\/docs\/category\/[\w-]+$/,
    reason: 'index pages of sidebar categories that have no page of their own',
  },
  {pattern: /^\/v1\/blog\/page\/\d+$/, reason: 'further pages of the list of posts'},
  {
    pattern: /^\/v1\/blog\/(?:tags|authors)\/[\w-]+\/page\/\d+$/,
    reason: 'further pages of the posts of a tag or an author',
  },
  {pattern: /^\/v1\/search$/, reason: 'the search page'},
  {pattern: /^\/v1\/404\.html$/, reason: 'what hosts answer for unknown addresses'},
  {
    pattern: /^\/v1\/docs\/(?:model-docs\/model-doc-DataObject|tags\/data-object)$/,
    reason: 'the base schema, whose fields every entity has',
  },
  {pattern: /^\/v1\/docs\/model-docs\/map$/, reason: 'the map of all models'},
  {pattern: /^\/v1\/docs\/(?:api-docs|model-docs)$/, reason: 'index pages of the two generated references'},
  {pattern: /^\/v1\/print\/[\w-]+$/, reason: 'a section as one page to print'},
  {pattern: /^\/v1\/docs\/about-this-documentation$/, reason: 'what the marks of unconfirmed facts mean'},
];

/** Former public addresses, and the page's current ones. */
const ALIASES: Record<string, string> = {
  '/v1/blog/authors/all-john-mcmahon-articles': '/v1/blog/authors/all-founder-articles',
  '/v1/docs/Products/ValkyrAI/valkyrai-getting-started': '/v1/docs/Products/ValkyrAI/getting-started',
  '/v1/docs/Products/ValkyrAI/valkyrai-internals': '/v1/docs/Products/ValkyrAI/internals',
  '/v1/docs/Products/ValkyrAI/valkyrai-mcp': '/v1/docs/Products/ValkyrAI/mcp',
  '/v1/docs/Products/ValkyrAI/valkyrai-overview': '/v1/docs/Products/ValkyrAI/overview',
  '/v1/docs/Products/ValorIDE/getting-started-new-coders/getting-started-with-valoride':
    '/v1/docs/Products/ValorIDE/getting-started-with-valoride',
  '/v1/docs/Products/ValorIDE/getting-started-new-coders/installing-essential-development-tools':
    '/v1/docs/Products/ValorIDE/installing-essential-development-tools',
  ...Object.fromEntries(
    ['files', 'email', 'medium', 'stripe', 'threads'].map((name) => {
      const folder = '/v1/docs/Products/ValkyrAI/Workflow%20Engine/Execution-Modules';
      return [`${folder}/${name}`, `${folder}/valkyrai-execution-modules-${name}`];
    }),
  ),
};

const site = useBuiltSite();
const wanted = readFileSync(new URL('./routes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** An address and its form with a slash are one page. */
const keyOf = (address: string) => address.replace(/(?<=.)\/$/, '');

describe('the routes of the site', () => {
  const pages = new Map<string, string>();
  const redirects = new Map<string, string>();

  beforeAll(() => {
    for (const file of site.files().filter((name) => name.startsWith('v1/') && name.endsWith('.html'))) {
      const address = keyOf(encodeURI(`/${file.replace(/index\.html$/, '')}`));
      const html = site.read(file);
      const target = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1];
      if (target !== undefined) redirects.set(address, target);
      else pages.set(address, html);
    }
  });

  test('the list has no duplicates', () => {
    expect(new Set(wanted.map(keyOf)).size).toBe(wanted.length);
  });

  test('every route of the list is a page', () => {
    expect(wanted.filter((route) => !pages.has(keyOf(route)))).toEqual([]);
  });

  test('every page is on the list, or is extra for a reason', () => {
    const listed = new Set(wanted.map(keyOf));
    const extra = [...pages.keys()].filter((address) => !listed.has(address));
    expect(extra.filter((address) => !EXTRA.some(({pattern}) => pattern.test(address)))).toEqual([]);
  });

  test('every alias points to its page, and there are no others', () => {
    expect(Object.fromEntries(redirects)).toEqual(ALIASES);
    for (const target of redirects.values()) expect(pages.has(keyOf(target)), target).toBe(true);
  });

  test('every page contains text that is readable without JavaScript, at its listed address', () => {
    const wrong = [...pages].filter(([address, html]) => {
      const canonical = /<link rel="canonical" href="https:\/\/docs\.valkyrlabs\.com([^"]*)"/.exec(html)?.[1];
      const heading = /<h1[^>]*>[\s\S]*?<\/h1>/.test(html);
      return !heading || (canonical !== undefined && keyOf(canonical) !== address);
    });
    expect(wrong.map(([address]) => address)).toEqual([]);
  });
});
