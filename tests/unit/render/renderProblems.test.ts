import {expect, test} from 'vitest';
import {renderProblems} from '../../../src/generator/render/renderProblems.ts';

const fault = {name: 'Error', message: 'It broke.', isEndless: false, places: []};

test('a page that fails in each language is one problem', () => {
  const pages = ['/docs/a', '/fr/docs/a'].map((path) => ({path, file: 'docs/a.mdx', fault}));
  expect(renderProblems([...pages, {path: '/docs/b', file: 'docs/b.mdx', fault}])).toMatchObject([
    {file: 'docs/a.mdx', message: '2 pages, such as /docs/a, cannot be rendered: It broke.'},
    {file: 'docs/b.mdx', message: 'The page /docs/b cannot be rendered: It broke.'},
  ]);
});

test('what ends a loop that runs while a page is loaded is explained', () => {
  const endless = {...fault, message: 'A loop has not ended after 20 seconds.'};
  expect(renderProblems([{path: '/docs/a', file: 'docs/a.mdx', fault: endless}])[0]?.hint).toBe(
    'Check the condition that should end the loop: it runs while the page or a module of it is loaded.',
  );
});

test('a module that fails while it is loaded is one problem, whether its place is known or not', () => {
  const place = {file: 'src/theme/Footer.jsx', line: 2, column: 3, text: 'value.name'};
  const pages = (places: (typeof place)[]) =>
    ['a', 'b'].map((name) => ({
      path: `/docs/${name}`,
      file: `docs/${name}.md`,
      fault: {...fault, isLoading: true, places},
    }));
  expect(renderProblems(pages([place]))).toMatchObject([
    {
      file: 'src/theme/Footer.jsx',
      line: 2,
      column: 3,
      message: 'This module fails while it is loaded, so no page can be rendered: It broke.',
    },
  ]);
  expect(renderProblems(pages([]))).toMatchObject([
    {
      message:
        'A module of the site or of a plugin fails while it is loaded, so no page can be rendered: It broke.',
    },
  ]);
});
