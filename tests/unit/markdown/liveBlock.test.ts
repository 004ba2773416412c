import {expect, test} from 'vitest';
import {isLive, mayBeLive} from '../../../src/generator/markdown/code/liveBlock.ts';

test.each<[boolean, string]>([
  [true, 'live'],
  [true, 'title="A" live noInline'],
  [false, ''],
  [false, 'title="go live now"'],
  [false, 'liveliness'],
])('%s: the words `%s` make a block live', (live, meta) => {
  expect(isLive(meta)).toBe(live);
});

test.each<[boolean, string]>([
  [true, 'A\n\n```jsx live\n<b />\n```'],
  [true, '- > ~~~tsx noInline live\n'],
  [true, '1. ````jsx\tlive'],
  [false, '```jsx\n<b />\n```\n\nThey live here.'],
])('%s: there may be a live block in %j', (may, body) => {
  expect(mayBeLive(body)).toBe(may);
});
