import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {translateConfig} from '../../../src/generator/compat/translateConfig.ts';
import {
  createEditorFiles,
  createEditorSettings,
  createOwnFiles,
} from '../../../src/generator/editor/createEditorFiles.ts';
import {DOCUMENTED_OPTIONS} from '../../../src/generator/pipeline/compatibility.ts';
import {repositoryDir} from '../../support/runScript.ts';

const files = {
  ...createEditorFiles(),
  ...createEditorSettings(),
  ...createOwnFiles((file) => readFileSync(repositoryDir + file, 'utf8'), DOCUMENTED_OPTIONS),
};

test.each(Object.keys(files))('%s is up to date with the validators', (file) => {
  expect(readFileSync(repositoryDir + file, 'utf8'), 'Run `npm run schemas`.').toBe(files[file]);
});

test('the reference lists type, default and description of options at every depth', () => {
  const reference = files['.github/guide/configuration.md'];
  expect(reference).toContain('| `title` \\* | `string` |  | Title of the site. |');
  expect(reference).toContain("| `docs.routeBasePath` | `string` | `'docs'` |");
  expect(reference).toContain('| `themeConfig.navbar.items[].label` |');
  expect(reference).toContain("| `link.type` \\* | `'doc' \\| 'generated-index'` |");
  expect(reference).toContain('| `sidebar_position` | `number` |');
});

test('an option that accepts one object or a list is listed once, with its required keys', () => {
  const reference = files['.github/guide/configuration.md'];
  expect(reference).toContain('| `openapi.path` \\* |');
  expect(reference).toContain('| `openapi.flags[].extension` \\* |');
  expect(reference).toContain('| `openapi.download` |');
  expect(reference).not.toContain('`openapi[]');
});

test('the reference does not list options without effect', () => {
  const [tables = '', rest = ''] = (files['.github/guide/configuration.md'] ?? '').split(
    '### Docusaurus options that are accepted',
  );
  expect(tables).not.toContain('`ssrTemplate`');
  expect(rest).toContain('`ssrTemplate`');
  expect(rest).toContain('`future`');
});

test.each(['docusaurus.config.js', 'site.config.ts'])(
  'the reference names the components of docs that %s warns about',
  (file) => {
    const options = DOCUMENTED_OPTIONS.unsupported.filter((option) => /^docs\.\w+Component$/.test(option));
    const warned = options.filter((option) => {
      const docs = {[option.slice('docs.'.length)]: '@site/src/Own'};
      return translateConfig({title: 'A', docs}, {file, locate: () => undefined}).problems.length > 0;
    });
    const [, list = '', exceptions = ''] =
      /Setting one of these triggers a warning: (.*)\.\n\nSo does (.*) in `site\.config\.ts`/.exec(
        files['.github/guide/configuration.md'] ?? '',
      ) ?? [];
    const named = file === 'site.config.ts' ? list + exceptions : list;
    expect(warned).toEqual(options.filter((option) => named.includes(`\`${option}\``)));
  },
);

test('front matter snippets contain every key once, with its choices', () => {
  const snippets: Record<string, {prefix: string; body: string[]}> = JSON.parse(
    files['.vscode/front-matter.code-snippets'] ?? '',
  );
  const byPrefix = new Map(Object.values(snippets).map(({prefix, body}) => [prefix, body]));
  expect(byPrefix.size).toBe(Object.keys(snippets).length);
  expect(byPrefix.get('draft')).toEqual(['draft: ${1|true,false|}']);
  expect(byPrefix.get('tags')).toEqual(['tags: [$1]']);
  expect(byPrefix.get('toc_max_heading_level')).toEqual(['toc_max_heading_level: ${1|2,3,4,5,6|}']);
  expect(byPrefix.get('mdx')).toEqual(['mdx:', '  format: ${1|mdx,md,detect|}']);
});
