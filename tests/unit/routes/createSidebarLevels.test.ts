import {expect, test} from 'vitest';
import type {SidebarItem} from '../../../src/generator/content/sidebars/SidebarItem.ts';
import type {SidebarNode} from '../../../src/generator/shared/page/SidebarData.ts';
import {createSidebarLevels} from '../../../src/generator/routes/createSidebarLevels.ts';

test('a category may have the name of a property of every object', () => {
  const names = ['constructor', '__proto__'];
  const items = names.map(
    (label): SidebarItem => ({
      type: 'category',
      label,
      collapsible: true,
      collapsed: true,
      items: [{type: 'link', label: `In ${label}`, href: `/docs/${label}/page`}],
    }),
  );
  const {levels, pageSidebar} = createSidebarLevels('docs', items);
  expect(new Set(Object.keys(levels))).toEqual(new Set(['', ...names]));
  expect(new Map(Object.entries(levels)).get('__proto__')).toEqual([
    {type: 'link', label: 'In __proto__', href: '/docs/__proto__/page'},
  ]);
  expect(Object.keys(pageSidebar('/docs/elsewhere').levels)).toEqual(['']);
});

const category = (
  label: string,
  more: Partial<Extract<SidebarItem, {type: 'category'}>> = {},
): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items: [{type: 'doc', id: label, label: `In ${label}`, href: `/docs/${label}`}],
  ...more,
});
test('a category does not lead to its page if that is unlisted', () => {
  const link = {type: 'doc', id: 'hidden', href: '/docs/hidden', unlisted: true} as const;
  const {levels, pageSidebar} = createSidebarLevels('docs', [category('Guides', {link})]);
  const [guides] = levels[''] ?? [];
  expect(guides).toMatchObject({label: 'Guides', href: undefined, firstHref: '/docs/Guides'});
  // The page itself shows what it is about.
  expect(pageSidebar('/docs/hidden').open).toEqual(['', 'guides']);
});

const labelsOf = (nodes: SidebarNode[] = []): string[] =>
  nodes.map((node) => (node.type === 'html' ? node.value : node.label));

test('closed top-level categories are grouped if there are very many', () => {
  const items: SidebarItem[] = [
    {type: 'doc', id: 'start', label: 'Start', href: '/docs/start'},
    ...Array.from({length: 60}, (_, index) => category(`C${index + 1}`)),
    category('Open', {collapsed: false}),
    category('Last'),
  ];
  const {levels, pageSidebar} = createSidebarLevels('docs', items);
  expect(labelsOf(levels[''])).toEqual(['Start', 'C1 – C25', 'C26 – C50', 'C51 – C60', 'Open', 'Last']);
  // Without JavaScript its label links to its first page.
  expect(levels['']?.[2]).toMatchObject({level: 'from-c26', firstHref: '/docs/C26', collapsed: true});

  const {open, trail, levels: shown} = pageSidebar('/docs/C30');
  expect(trail).toEqual(['from-c26', 'c30']);
  expect(open).toEqual(['', 'from-c26', 'c30', 'open']);
  expect(labelsOf(shown['from-c26'])).toHaveLength(25);
  expect(labelsOf(shown.c30)).toEqual(['In C30']);
});

test('neither fifty categories nor a single remaining one are grouped', () => {
  const many = (length: number) => Array.from({length}, (_, index) => category(`C${index + 1}`));
  expect(createSidebarLevels('docs', many(50)).levels['']).toHaveLength(50);
  expect(labelsOf(createSidebarLevels('docs', many(51)).levels[''])).toEqual([
    'C1 – C25',
    'C26 – C50',
    'C51',
  ]);
});
