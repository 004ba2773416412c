import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {printHtml} from '../../../src/generator/markdown/printHtml.ts';
import {element, text} from '../../../src/generator/shared/markup/element.ts';
import {tabs} from '../../../src/generator/shared/markup/tabs.ts';

const attributes = {
  id: 'a"b&c',
  className: ['x', 'y'],
  tabIndex: 0,
  colSpan: 2,
  ariaLabelledBy: ['a', 'b'],
  ariaLabel: 'It & "that"',
  dataTabGroup: 'lang',
  style: '--a:1px',
  href: '/a?b=1',
  title: undefined,
  hidden: false,
  download: true,
};

test.each<[string, ElementContent[]]>([
  ['text', [text('a < b && c > "d"')]],
  ['attributes', [element('a', attributes, [text('x')])]],
  ['void elements', [element('p', {}, [text('a'), element('br'), element('wbr'), text('b')])]],
  ['raw HTML', [element<ElementContent>('p', {}, [{type: 'raw', value: '<b>a</b>'}])]],
  [
    'tabs',
    [
      tabs<ElementContent>({
        id: 'tabs-1',
        tabs: [{value: 'a'}, {value: 'b'}],
        panels: ['a', 'b'].map((value) => ({value, children: [text(value)]})),
        selected: 'a',
      }),
    ],
  ],
])('prints %s as hast-util-to-html does', (_, nodes) => {
  const options = {allowDangerousHtml: true, characterReferences: {useNamedReferences: true}};
  expect(printHtml(nodes)).toBe(toHtml(nodes, options));
});

test('does not guess at nodes that no page has', () => {
  expect(() => printHtml([{type: 'comment', value: 'a'}])).toThrow('comment');
});
