import {expect, test} from 'vitest';
import type {SidebarItem} from '../../../src/generator/content/sidebars/SidebarItem.ts';
import {createSidebarLevels} from '../../../src/generator/routes/createSidebarLevels.ts';

test('a category may have the name of what every object has', () => {
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
