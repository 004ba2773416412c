import {expect, test} from 'vitest';
import {useBuiltSite} from '../support/builtSite.ts';

const site = useBuiltSite();

/** Addresses below the base URL to which a part of a page links, as they are in the list of routes, with their fragments. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="\/v1\/([^"?]*)"/g)].map(([, address = '']) => address);
}

function pageOf(address: string): string {
  return decodeURI(address.replace(/#.*/, '')).replace(/\/$/, '');
}

function read(page: string): string {
  return site.read(page === '' ? 'v1/index.html' : `v1/${page}/index.html`);
}

const routes = () =>
  (JSON.parse(site.read('v1/assets/routes.json')) as [string][]).map(([path]) => pageOf(path));

test('other pages link to each guide in their text, not only the sidebar and the index', () => {
  const guides = routes().filter((path) => /^docs\/(?:Products|Support|Legal|WhitePapers)\//.test(path));
  expect(guides.length).toBeGreaterThan(100);
  const linked = new Set<string>();
  for (const path of routes().filter((each) => each !== 'docs' && !each.includes('/tags'))) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(read(path)) ?? [];
    const text = main.replace(/<nav[\s\S]*?<\/nav>/g, '');
    for (const page of linksOf(text).map(pageOf)) if (page !== path) linked.add(page);
  }
  expect(guides.filter((path) => !linked.has(path))).toEqual([]);
});

test('evaluators find prices, licenses, terms, privacy and the contact for security problems in two clicks', () => {
  const first = linksOf(read(''));
  const pages = new Set(routes());
  const shown = [...new Set(first.map(pageOf))].filter((page) => pages.has(page));
  const second = new Set(shown.flatMap((page) => linksOf(read(page))));
  const wanted = [
    'docs/Support/valkyr-support-offerings',
    'docs/Support/valkyr-support-offerings#where-to-write',
    'docs/Legal/valkyr-license',
    'docs/Legal/tos',
    'docs/Legal/privacy',
  ];
  expect(wanted.filter((address) => !second.has(address) && !first.includes(address))).toEqual([]);
  expect(read('docs')).toContain('Prices, contracts, and help');
});
