import {describe, expect, test} from 'vitest';
import {getCategoryIndexes} from '../../../../src/generator/content/sidebars/categoryIndexes.ts';
import {buildDocsNavigation} from '../../../../src/generator/content/sidebars/docsNavigation.ts';
import {firstHref} from '../../../../src/generator/content/sidebars/firstHref.ts';
import {getPagination} from '../../../../src/generator/content/sidebars/paginate.ts';
import {loadTestSite} from '../loadTestSite.ts';

const files = {
  'docs/a.md': '# A',
  'docs/b.md': '---\nsidebar_label: Label B\npagination_label: Page B\n---\n# B',
  'docs/c.md': '# C',
  'docs/d.md': '---\npagination_prev: null\npagination_next: b\n---\n# D',
  'docs/e.md': '---\npagination_next: u\ndisplayed_sidebar: two\n---\n# E',
  'docs/n.md': '---\ndisplayed_sidebar: null\n---\n# N',
  'docs/free.md': '# Free',
  'docs/u.md': '---\nunlisted: true\n---\n# U',
  'sidebars.js': `export default {
    one: [
      'a',
      {type: 'link', label: 'x', href: 'https://x.org'},
      {type: 'html', value: 'x'},
      {type: 'ref', id: 'free'},
      'u',
      {type: 'category', label: 'Linked', link: {type: 'doc', id: 'b'}, items: [
        {Plain: [{type: 'doc', id: 'c', label: 'Item C'}, 'n']},
        {type: 'category', label: 'Index', link: {type: 'generated-index'}, items: ['d', 'e']},
      ]},
    ],
    two: ['c', 'a'],
  };`,
};

async function load() {
  const {content} = await loadTestSite(files);
  return {content, navigation: buildDocsNavigation(content)};
}

describe('pagination', () => {
  test('goes through docs and categories with a page, depth first', async () => {
    const {content, navigation} = await load();
    const pages = navigation.pagination.get('one');
    const way = ['a'];
    for (let next = pages?.get('a')?.next; next; ) {
      way.push(`${next.label} ${next.href}`);
      const doc = content.docs.find((one) => one.permalink === next?.href);
      next = pages?.get(doc?.id ?? next.href)?.next;
    }
    expect(way).toEqual([
      'a',
      'Page B /v1/docs/b',
      'Item C /v1/docs/c',
      'N /v1/docs/n',
      'Index /v1/docs/category/index',
      'D /v1/docs/d',
      'E /v1/docs/e',
    ]);
    expect(pages?.get('a')?.previous).toBeUndefined();
    expect(pages?.get('u')).toBeUndefined();
    expect(pages?.get('free')).toBeUndefined();
  });

  test('can be changed in front matter', async () => {
    const {content, navigation} = await load();
    const links = (id: string, sidebar: string) => {
      const doc = content.docs.find((one) => one.id === id);
      return doc && getPagination(doc, navigation.pagination.get(sidebar), navigation.docsById);
    };
    expect(links('d', 'one')).toEqual({previous: undefined, next: {label: 'Page B', href: '/v1/docs/b'}});
    // An unlisted doc is skipped.
    expect(links('e', 'one')).toEqual({previous: {label: 'D', href: '/v1/docs/d'}, next: undefined});
    expect(links('free', 'one')).toEqual({previous: undefined, next: undefined});
  });

  test('names the doc of a category by its label in sidebars or its title, and skips an unlisted one', async () => {
    const {content} = await loadTestSite({
      'docs/first.md': '# First',
      'docs/short.md': '---\nsidebar_label: Short\n---\n# A long title',
      'docs/titled.md': '# Titled',
      'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden',
      'docs/last.md': '# Last',
      'sidebars.json': JSON.stringify({
        docs: ['first', 'short', 'titled', 'hidden'].map((id) =>
          id === 'first' ? id : {type: 'category', label: 'C', link: {type: 'doc', id}, items: ['last']},
        ),
      }),
    });
    const pages = buildDocsNavigation(content).pagination.get('docs');
    expect(pages?.get('first')?.next?.label).toBe('Short');
    expect(pages?.get('last')?.next?.label).toBe('Titled');
    expect(pages?.get('titled')?.previous?.label).toBe('Last');
    expect(pages?.get('hidden')).toBeUndefined();
  });
});

test('the sidebar of a doc is the last that lists it, or the one it names', async () => {
  const {navigation} = await load();
  expect(Object.fromEntries(navigation.sidebarNames)).toEqual({
    a: 'two',
    b: 'one',
    c: 'two',
    d: 'one',
    e: 'two',
    u: 'one',
  });
});

test('breadcrumbs are the categories, then the page by its sidebar label', async () => {
  const {navigation} = await load();
  const one = navigation.breadcrumbs.get('one');
  expect(one?.get('/v1/docs/c')).toEqual([
    {label: 'Linked', href: '/v1/docs/b'},
    {label: 'Plain'},
    {label: 'Item C'},
  ]);
  expect(one?.get('/v1/docs/b')).toEqual([{label: 'Linked'}]);
  expect(one?.get('/v1/docs/d')).toEqual([
    {label: 'Linked', href: '/v1/docs/b'},
    {label: 'Index', href: '/v1/docs/category/index'},
    {label: 'D'},
  ]);
  expect(one?.get('/v1/docs/nowhere')).toBeUndefined();
  expect(navigation.breadcrumbs.get('two')?.get('/v1/docs/a')).toEqual([{label: 'A'}]);
});

test('neither breadcrumbs nor links to a sidebar lead to the unlisted page of a category', async () => {
  const {content} = await loadTestSite({
    'docs/guide/index.md': '---\nunlisted: true\n---\n# Guide',
    'docs/guide/a.md': '---\nunlisted: true\n---\n# A',
    'docs/guide/b.md': '# B',
  });
  const {breadcrumbs} = buildDocsNavigation(content);
  expect(breadcrumbs.get('defaultSidebar')?.get('/v1/docs/guide/b')).toEqual([
    {label: 'Guide'},
    {label: 'B'},
  ]);
  expect(firstHref(content.sidebars.defaultSidebar ?? [])).toBe('/v1/docs/guide/b');
});

test('finds generated pages', async () => {
  const {content} = await load();
  expect(getCategoryIndexes(content.sidebars).map(({sidebar, link}) => [sidebar, link.href])).toEqual([
    ['one', '/v1/docs/category/index'],
  ]);
});

test('paths of links are known, but not those of other hosts and of files', async () => {
  const {content} = await loadTestSite({
    'docs/a.md': '# A',
    'sidebars.js': `export default {
      one: [
        'a',
        {type: 'link', label: 'Page', href: '/nothing'},
        {type: 'category', label: 'More', items: [{type: 'link', label: 'Raw', href: '/v2/x', autoAddBaseUrl: false}]},
        {type: 'link', label: 'File', href: 'pathname:///javadoc'},
        {type: 'link', label: 'Host', href: 'https://x.example'},
      ],
    };`,
  });
  expect(content.docsSets[0]?.sidebarLinks).toEqual({file: 'sidebars.js', hrefs: ['/v1/nothing', '/v2/x']});
});
