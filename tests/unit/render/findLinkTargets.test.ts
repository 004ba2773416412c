import {createElement as h} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {findLinkTargets} from '../../../src/generator/render/findLinkTargets.ts';

test('links and ids of the main part are found, without React’s escaping', () => {
  const body = h(
    'div',
    {id: '__site'},
    h('nav', {id: 'nav'}, h('a', {href: '/nav'}, 'nav')),
    h(
      'main',
      {id: 'main'},
      h('h1', {id: `a"b'c`}, 'Title'),
      h('a', {className: 'x', href: `/x?a=1&b=<2>#it's`}, 'x'),
      h('a', {title: '<a href="/not-a-link">', href: '/y'}, 'y'),
      h('a', {id: 'place'}, 'no address'),
      h('p', null, '<a href="/text">'),
      h('svg', null, h('g', {id: 'shape'}, h('a', {href: '#shape'}, 'z'))),
    ),
    h('footer', {id: 'foot'}, h('a', {href: '/foot'}, 'foot')),
  );
  expect(findLinkTargets(renderToStaticMarkup(body))).toEqual({
    links: [`/x?a=1&b=<2>#it's`, '/y', '#shape'],
    anchors: ['main', `a"b'c`, 'place', 'shape'],
  });
});

const SITE = (main: string): string =>
  `<div><main id="__main">${main}</main><a id="foot" href="/foot">x</a></div>`;

test.each([
  ['a comment', '<!-- <a href="/no"> -->'],
  ['a script', '<script>"<a href=/no>"</script>'],
  ['a template', '<template><a id="no" href="/no">x</a></template>'],
  ['a text field', '<TextArea><a href="/no"></textarea>'],
  ['an attribute', `<p title='<a href="/no">' data-href="/no" data-id="no">x</p>`],
  ['an element without an end tag', '<ul><li>x<li><br>y</ul>'],
])('%s adds nothing', (_, html) => {
  expect(findLinkTargets(SITE(`${html}<a href="/yes">x</a>`))).toEqual({
    links: ['/yes'],
    anchors: ['__main'],
  });
});

test('attributes are read however they are written', () => {
  const html = `<A HREF='/a?x&amp;y' ID=one>x</A><a\n  href = "/b"\tid="t&quot;o">x</a><a href>x</a>`;
  expect(findLinkTargets(SITE(html))).toEqual({
    links: ['/a?x&y', '/b', ''],
    anchors: ['__main', 'one', 't"o'],
  });
});

test('a page with a main landmark of its own may have further parts', () => {
  const html = '<main id="a"><div><main id="b"></main></div><i id="c"></i></main><i id="d"></i>';
  expect(findLinkTargets(html).anchors).toEqual(['a', 'b', 'c']);
  expect(findLinkTargets(`${html}<div id="__main"><div></div><i id="e"></i></div>`).anchors).toEqual([
    'a',
    'b',
    'c',
    '__main',
    'e',
  ]);
});
