import {expect, test} from 'vitest';
import {buildTocTree, type TocNode} from '../../../../src/generator/theme/toc/buildTocTree.ts';

function outline(nodes: TocNode[]): unknown[] {
  return nodes.map(({id, children}) => (children.length > 0 ? [id, outline(children)] : id));
}

function headings(...levels: number[]) {
  return levels.map((level, index) => ({id: `h${level}-${index}`, html: '', level}));
}

test('a heading belongs to the nearest earlier heading of a lower level', () => {
  expect(outline(buildTocTree(headings(2, 3, 4, 3, 2)))).toEqual([
    ['h2-0', [['h3-1', ['h4-2']], 'h3-3']],
    'h2-4',
  ]);
});

test('a page may begin with a deep heading and skip levels', () => {
  expect(outline(buildTocTree(headings(4, 2, 4)))).toEqual(['h4-0', ['h2-1', ['h4-2']]]);
});

test('children of headings outside the range move up', () => {
  expect(outline(buildTocTree(headings(2, 3, 4, 3), 3, 3))).toEqual(['h3-1', 'h3-3']);
  expect(outline(buildTocTree(headings(1, 2, 3), 2, 2))).toEqual(['h2-1']);
});
