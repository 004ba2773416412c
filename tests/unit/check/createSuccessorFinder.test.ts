import {expect, test} from 'vitest';
import {createSuccessorFinder} from '../../../src/generator/check/urls/createSuccessorFinder.ts';

const page = (path: string, ...anchors: string[]) => ({path, headings: anchors, anchors: new Set(anchors)});

test('the new page that shares most anchors, and at least half of them, replaces a page', () => {
  const kept = page('/docs/kept', 'a', 'b', 'c', 'd');
  const [few, most, same] = [page('/x', 'a'), page('/y', 'a', 'b'), page('/z', 'b', 'a')];
  const find = createSuccessorFinder([kept, few, most, same], [few, most, same]);
  expect(find('/docs/gone', ['a', 'b', 'c', 'd'])).toBe(most);
  expect(find('/docs/gone', ['a', 'b', 'c', 'd', 'e'])).toBeUndefined();
  expect(find('/docs/gone', [])).toBeUndefined();
});

test('a new page with a similar address is preferred to one that existed before', () => {
  const [kept, fresh] = [page('/docs/setup-1'), page('/docs/setup-22')];
  expect(createSuccessorFinder([kept, fresh], [fresh])('/docs/setup', [])).toBe(fresh);
  expect(createSuccessorFinder([kept], [])('/docs/setup', [])).toBe(kept);
});

test('every page of a large section that has moved gets its successor', () => {
  const pages = Array.from({length: 800}, (_, index) => page(`/guides/page-${index}`));
  const find = createSuccessorFinder(pages, pages);
  expect(pages.filter((one) => find(one.path.replace('guides', 'docs'), []) !== one)).toEqual([]);
});
