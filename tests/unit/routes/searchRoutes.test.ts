import {expect, test} from 'vitest';
import type {NavbarItem} from '../../../src/generator/config/SiteConfig.ts';
import {searchRoutes} from '../../../src/generator/routes/searchRoutes.ts';
import {loadTestSite, testConfig} from '../content/loadTestSite.ts';

const FILES = {
  'docs/welcome.mdx': '---\ntitle: Welcome\ntags: [keys]\n---\n\nText.\n',
  'docs/guides/rotate.mdx': '---\ntitle: Rotate keys\n---\n\nText.\n',
  'docs/guides/secret.mdx': '---\ntitle: Secret\nunlisted: true\n---\n\nText.\n',
  'blog/2025-01-02-post.mdx': '---\ntitle: Post\n---\n\nText.\n',
};

async function routesOf(items: NavbarItem[]) {
  const {content} = await loadTestSite(FILES);
  const config = testConfig();
  const {themeConfig} = config;
  return searchRoutes(
    {...config, themeConfig: {...themeConfig, navbar: {...themeConfig.navbar, items}}},
    content,
  );
}

test('a site without a search item has no search page', async () => {
  expect(await routesOf([{type: 'default', label: 'Blog', to: '/blog', position: 'right'}])).toEqual([]);
});

test('the search page is listed nowhere, and its lists point to the pages', async () => {
  const [route, ...others] = await routesOf([{type: 'search', position: 'right'}]);
  expect(others).toEqual([]);
  expect(route).toMatchObject({noIndex: true, data: {layout: 'search', head: {noIndex: true}}});
  const lists = route?.data.layout === 'search' ? route.data.lists : [];
  const labels = lists.flatMap(({links}) => links.map(({label}) => label));
  expect(labels).toEqual(expect.arrayContaining(['Documentation by tag', 'Welcome', 'Rotate keys']));
  expect(labels).not.toContain('Secret');
  for (const {links} of lists)
    for (const {href} of links) expect(href).toMatch(new RegExp(`^${testConfig().baseUrl}`));
});
