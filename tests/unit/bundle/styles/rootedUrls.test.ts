import {expect, test} from 'vitest';
import {rootedUrls} from '../../../../src/generator/bundle/styles/rootedUrls.ts';

test.each([
  ['url(dot.svg)', 'url(@site/src/css/dot.svg)'],
  ['url( "./my%20dot.svg#part" )', 'url("@site/src/css/my%20dot.svg#part")'],
  [
    "url('../../static/dot.svg') center, url(b.png)",
    "url('@site/static/dot.svg') center, url(@site/src/css/b.png)",
  ],
  ['url(../../../other/dot.svg)', 'url(../../../other/dot.svg)'],
  ['url(/img/dot.svg)', 'url(/img/dot.svg)'],
  ['url(~package/dot.svg)', 'url(~package/dot.svg)'],
  ['url(@site/static/dot.svg)', 'url(@site/static/dot.svg)'],
  ['url(https://a.example/dot.svg)', 'url(https://a.example/dot.svg)'],
  ['url("data:image/svg+xml,<svg/>")', 'url("data:image/svg+xml,<svg/>")'],
  ['url(#clip)', 'url(#clip)'],
])('%s', (written, rooted) => {
  expect(rootedUrls(written, '/site/src/css', '/site')).toBe(rooted);
});
