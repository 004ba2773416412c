import {expect, test} from 'vitest';
import {locateFrontMatter} from '../../../../src/generator/content/frontMatter/locateFrontMatter.ts';
import {findDuplicateRoutes} from '../../../../src/generator/routes/owners/findDuplicateRoutes.ts';
import {loadTestSite, written} from '../../content/loadTestSite.ts';

const files = {
  'docs/a.md': '---\nslug: /x\n---\na',
  'docs/b.md': '---\nslug: /x/\n---\nb',
  'blog/2024-01-01-p.md': '---\nslug: /p\n---\np',
  'src/pages/blog/p.js': 'export default () => null;',
  'docs/c/d.md': '',
  'docs/c/_category_.yml': 'label: C\nlink: {type: generated-index, slug: /free}',
  'src/pages/docs/free.md': '',
};

test.each([
  ['warn', 'warning'],
  ['throw', 'error'],
] as const)('names all sources of an address, with `%s` as %s', async (onDuplicateRoutes, severity) => {
  const {content, siteDir} = await loadTestSite(files);
  const problems = findDuplicateRoutes(content, onDuplicateRoutes, (file) =>
    locateFrontMatter(siteDir, file, ['slug']),
  );
  const hint = '| Rename one of them, or give it another `slug`.';
  expect(written(problems)).toEqual([
    `${severity} docs/b.md:2:7 The address /v1/docs/x is taken by \`docs/a.md\` and \`docs/b.md\`. ${hint}`,
    `${severity} blog/2024-01-01-p.md:2:7 The address /v1/blog/p is taken by \`blog/2024-01-01-p.md\` and \`src/pages/blog/p.js\`. ${hint}`,
    `${severity} docs/c/_category_.yml:2:37 The address /v1/docs/free is taken by \`src/pages/docs/free.md\` and the category \`C\` of the sidebar \`defaultSidebar\`. ${hint}`,
  ]);
});

test('says nothing when configured', async () => {
  const {content} = await loadTestSite(files);
  expect(findDuplicateRoutes(content, 'ignore', () => undefined)).toEqual([]);
});
