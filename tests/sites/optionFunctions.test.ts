import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

const config = (docs: string, mark = 'first') => `export default {
  title: 'Test',
  url: 'https://test.example',
  baseUrl: '/',
  markdown: {
    parseFrontMatter: async (file) => {
      const parsed = await file.defaultParseFrontMatter(file);
      return {...parsed, frontMatter: {...parsed.frontMatter, mark: '${mark}'}};
    },
  },
  docs: {
    ${docs}
  },
};
`;

let site: TestSite;
beforeAll(() => {
  site = createSite({
    'site.config.ts': config('editUrl: ({docPath, locale}) => `https://edit.example/${locale}/${docPath}`,'),
    'docs/intro.md': '# Intro\n\nHello {frontMatter.mark}.\n',
  });
});
afterAll(() => site.dispose());

test('functions of the configuration determine what pages show', async () => {
  const {code, stderr} = await site.build();
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(site.output('docs/intro/index.html')).toContain('href="https://edit.example/en/intro.md"');
  expect(site.output('docs/intro/index.html')).toContain('Hello first.');
});

test('a changed result of a function is on the page, and an error in it has its position', async () => {
  site.write({'site.config.ts': config("editUrl: () => 'https://other.example/',", 'second')});
  expect((await site.build()).code).toBe(0);
  expect(site.output('docs/intro/index.html')).toContain('href="https://other.example/"');
  expect(site.output('docs/intro/index.html')).toContain('Hello second.');

  site.write({'site.config.ts': config('editUrl: () => missing,')});
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('site.config.ts:12:');
  expect(stderr).toContain(
    '`docs.editUrl` failed for docs/intro.md: ReferenceError: missing is not defined.',
  );
});
