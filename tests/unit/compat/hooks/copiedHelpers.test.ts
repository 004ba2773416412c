import {expect, test} from 'vitest';
import {extractLeadingEmoji} from '../../../../src/generator/compat/docusaurus/theme-common/internal.tsx';
import {groupBlogSidebarItemsByYear} from '../../../../src/generator/compat/hooks/blogSidebar.tsx';
import {
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLines,
} from '../../../../src/generator/compat/hooks/codeLines.ts';
import {
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
} from '../../../../src/generator/compat/hooks/sidebarItems.tsx';

const COMMENTS = [
  {className: 'marked', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
  {className: 'wrong', line: 'This-will-fail'},
];
const request = {language: undefined, magicComments: COMMENTS};

test('ranges and comments mark lines of code', () => {
  expect(parseLines('a\nb\nc\nd\n', {...request, metastring: 'title="x" {1,3-4}'})).toEqual({
    code: 'a\nb\nc\nd',
    lineClassNames: {0: ['marked'], 2: ['marked'], 3: ['marked']},
  });
  const code = [
    '// highlight-next-line',
    'a',
    '  <!-- highlight-start -->',
    'b',
    '{/* This-will-fail */}',
    'c',
    '# highlight-end',
    '// a comment',
  ].join('\n');
  expect(parseLines(code, {...request, metastring: undefined})).toEqual({
    code: 'a\nb\nc\n// a comment',
    lineClassNames: {0: ['marked'], 1: ['marked'], 2: ['wrong', 'marked']},
  });
});

test('comments mark lines only as the language writes them', () => {
  const code = '# highlight-next-line\n-- highlight-next-line\na';
  expect(parseLines(code, {...request, language: 'lua', metastring: undefined})).toEqual({
    code: '# highlight-next-line\na',
    lineClassNames: {1: ['marked']},
  });
});

test('a typo in a range does not fill the memory', () => {
  const {lineClassNames} = parseLines('a', {...request, metastring: '{2-4000000000}'});
  expect(Object.keys(lineClassNames).length).toBeLessThan(20_000);
});

test('titles and line numbers are read from what follows the language', () => {
  expect(parseCodeBlockTitle("{1} title='It is'")).toBe('It is');
  expect(parseCodeBlockTitle(undefined)).toBe('');
  const start = (metastring: string | undefined, showLineNumbers?: boolean | number) =>
    getLineNumbersStart({metastring, showLineNumbers});
  expect([start('showLineNumbers=5'), start('showLineNumbers'), start('x'), start(undefined, 3)]).toEqual([
    5,
    1,
    undefined,
    3,
  ]);
});

test('an item of a sidebar is shown if it, or one below it, is listed or the current page', () => {
  const category = {
    type: 'category',
    label: 'More',
    href: '/docs/more',
    linkUnlisted: true,
    items: [{type: 'link', label: 'Hidden', href: '/docs/hidden', unlisted: true}],
  };
  expect(isVisibleSidebarItem(category, '/docs/a')).toBe(false);
  expect(isVisibleSidebarItem(category, '/docs/hidden/')).toBe(true);
  expect(isActiveSidebarItem(category, '/docs/hidden')).toBe(true);
  expect(isVisibleSidebarItem({type: 'html'}, '/docs/a')).toBe(true);
  expect(findSidebarCategory([{type: 'html'}, category], () => true)).toBe(category);
});

test('posts are listed by year', () => {
  const post = (date: string) => ({title: date, permalink: date, date});
  const years = groupBlogSidebarItemsByYear([post('2023-01-01'), post('2025-12-31T23:30:00Z')]);
  expect(years.map(([year]) => year)).toEqual(['2025', '2023']);
});

test.each([
  ['🚀 Start', '🚀', 'Start'],
  ['👩‍💻 Code', '👩‍💻', 'Code'],
  ['🇫🇷 France', '🇫🇷', 'France'],
  ['1 first', null, '1 first'],
])('the emoji of %s is %s', (text, emoji, rest) => {
  expect(extractLeadingEmoji(text)).toEqual({emoji, rest});
});
