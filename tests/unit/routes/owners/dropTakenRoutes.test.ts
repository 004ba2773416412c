import {expect, test} from 'vitest';
import {createRoutes} from '../../../../src/generator/routes/createRoutes.ts';
import {dropTakenRoutes} from '../../../../src/generator/routes/owners/dropTakenRoutes.ts';
import {loadTestSite, testConfig, written} from '../../content/loadTestSite.ts';

const FILES = {
  'docs/list.md': '---\nslug: /tags\ntags: [x]\n---\nA page.',
  'blog/2024-01-01-old.md': '---\nslug: archive\n---\nA post.',
  'blog/2024-01-02-first.md': '---\nslug: /\ntags: [t]\n---\nA post.',
  'blog/2024-01-03-tag.md': '---\nslug: tags/t.html\n---\nA post.',
};

async function resolve(onDuplicateRoutes: 'ignore' | 'warn' | 'throw') {
  const {content} = await loadTestSite(FILES);
  const {routes} = createRoutes(testConfig(), content, new Map());
  return dropTakenRoutes(routes, onDuplicateRoutes, () => ({line: 2, column: 7}));
}

test('a written page keeps its address, and both pages are named', async () => {
  const {routes, problems} = await resolve('throw');
  const hint = '| Give the page another `slug`.';
  expect(written(problems).sort()).toEqual([
    `error blog/2024-01-01-old.md:2:7 The address /v1/blog/archive is taken by \`blog/2024-01-01-old.md\` and the blog archive. ${hint}`,
    `error blog/2024-01-02-first.md:2:7 The address /v1/blog is taken by \`blog/2024-01-02-first.md\` and a list of posts. ${hint}`,
    `error blog/2024-01-03-tag.md:2:7 The address /v1/blog/tags/t is taken by \`blog/2024-01-03-tag.md\` and a tag page of the blog. ${hint}`,
    `error docs/list.md:2:7 The address /v1/docs/tags is taken by \`docs/list.md\` and the tag list of the docs. ${hint}`,
  ]);
  expect(routes.filter(({path}) => path === '/v1/docs/tags').map(({file}) => file)).toEqual(['docs/list.md']);
});

test('says nothing when configured', async () => {
  expect((await resolve('ignore')).problems).toEqual([]);
});
