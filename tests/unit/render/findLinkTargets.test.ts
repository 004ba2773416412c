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
