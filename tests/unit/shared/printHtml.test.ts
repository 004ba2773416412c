import type {Element, ElementContent, Properties, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {printHtml} from '../../../src/generator/shared/html/printHtml.ts';
import {parseHtml} from '../../../src/generator/shared/html/parseHtml.ts';
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

test.each<[string, RootContent[]]>([
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
  [
    'booleans and lists',
    [
      element('input', {type: 'checkbox', checked: true, disabled: '', value: '', maxLength: 3}),
      element('video', {controls: 1, muted: 0, download: '', hidden: 'until-found'} as object as Properties),
      element('img', {
        srcSet: ['a.png 1x', 'b.png 2x'],
        alt: '',
        itemProp: ['a', 'b'],
      } as object as Properties),
      element('details', {open: 'open'}),
      element('a', {download: 'file', tabIndex: Number.NaN, rel: []}),
    ],
  ],
  [
    'SVG and the HTML in it',
    parseHtml(
      '<svg viewBox="0 0 1 1" stroke-width="2" xmlns:xlink="a"><use xlink:href="#a"/><foreignObject><p class="x">a<br></p></foreignObject><title>b</title></svg><br>',
    ).children,
  ],
  ['MathML', parseHtml('<math display="block"><mi mathvariant="bold">x</mi><mo>&lt;</mo></math>').children],
  [
    'texts that are not escaped',
    [element('style', {}, [text('a > b { content: "<&" }')]), element('script', {}, [text('1 < 2 && 3')])],
  ],
  ['comments', [{type: 'comment', value: ' a '}]],
  ['the content of a template', parseHtml('<template><p>a</p></template>').children],
  ['unknown elements and attributes', parseHtml('<my-box some-thing="1" X="2">a</my-box>').children],
])('prints %s as hast-util-to-html does', (_, nodes) => {
  const options = {allowDangerousHtml: true, characterReferences: {useNamedReferences: true}};
  expect(printHtml(nodes)).toBe(toHtml(nodes, options));
});

test('the content of an SVG can be printed alone', () => {
  const [drawing] = parseHtml('<svg><path stroke-width="1"/></svg>').children;
  const children = drawing?.type === 'element' ? drawing.children : [];
  expect(printHtml(children, 'svg')).toBe('<path stroke-width="1"></path>');
});

test('an attribute may have a name that every object has', () => {
  const node: Element = {type: 'element', tagName: 'p', properties: {constructor: 'a'}, children: []};
  expect(printHtml([node])).toBe('<p constructor="a"></p>');
});

test('a comment cannot be ended by its text', () => {
  expect(printHtml([{type: 'comment', value: 'a --> <b>'}])).toBe('<!--a --&gt; <b>-->');
});

test('does not guess at nodes that no page has', () => {
  expect(() => printHtml([{type: 'mdxTextExpression', value: 'a'}])).toThrow('mdxTextExpression');
});
