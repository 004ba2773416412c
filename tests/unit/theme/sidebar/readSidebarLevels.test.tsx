// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import type {SidebarNode} from '../../../../src/generator/shared/page/SidebarData.ts';
import {Sidebar} from '../../../../src/generator/theme/sidebar/Sidebar.tsx';
import {readSidebarLevels} from '../../../../src/generator/theme/sidebar/readSidebarLevels.ts';
import {isReadable} from '../../../../src/generator/shared/page/isReadable.ts';
import {renderToStaticMarkup} from '../inSite.tsx';

const LEVELS: Record<string, SidebarNode[]> = {
  '': [
    {type: 'link', label: 'Start & "more" <here>', href: '/docs/start?a=1&b=2'},
    {
      type: 'category',
      label: 'Guides',
      level: 'guides',
      href: '/docs/guides',
      collapsible: true,
      collapsed: true,
    },
    {
      type: 'category',
      label: 'Closed',
      level: 'closed',
      firstHref: '/docs/c/one',
      collapsible: true,
      collapsed: true,
    },
    {type: 'link', label: 'ChatCompletionRequestApi', href: '/docs/chat'},
    {type: 'category', label: 'Fixed', level: 'fixed', collapsible: false, collapsed: false},
    {type: 'link', label: 'Elsewhere', href: 'https://example.com/'},
    {type: 'category', label: '__proto__', level: '__proto__', collapsible: false, collapsed: false},
  ],
  ['__proto__']: [{type: 'link', label: 'Prototypes', href: '/docs/prototypes'}],
  guides: [
    {
      type: 'category',
      label: 'Inner',
      level: 'guides.inner',
      firstHref: '/docs/i',
      collapsible: true,
      collapsed: false,
    },
  ],
  'guides.inner': [{type: 'link', label: 'Deep', href: '/docs/i'}],
  fixed: [{type: 'link', label: 'Always', href: '/docs/always'}],
};

test('reads back exactly the data that the sidebar was rendered from', () => {
  const open = Object.keys(LEVELS);
  document.body.innerHTML = renderToStaticMarkup(
    <Sidebar data={{name: 'docs', levels: LEVELS, open, trail: ['guides', 'guides.inner']}} />,
  );
  const sidebar = document.querySelector('.sidebar');
  expect(sidebar && readSidebarLevels(sidebar)).toEqual(LEVELS);
});

test('nodes that the HTML does not represent completely are not readable', () => {
  expect(isReadable({type: 'html', value: '<hr>', defaultStyle: false})).toBe(false);
  expect(isReadable({type: 'link', label: 'a', href: '/a', className: 'new'})).toBe(false);
  expect(isReadable({type: 'link', label: 'a', href: '/a', unlisted: true})).toBe(false);
  expect(Object.values(LEVELS).flat().every(isReadable)).toBe(true);
});
