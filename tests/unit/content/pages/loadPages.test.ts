import {expect, test} from 'vitest';
import {loadTestSite, written} from '../loadTestSite.ts';

test.each([
  ['index.js', '/v1/', 'component'],
  ['index.mdx', '/v1/', 'markdown'],
  ['foo.tsx', '/v1/foo', 'component'],
  ['foo.md', '/v1/foo', 'markdown'],
  ['foo/index.md', '/v1/foo/', 'markdown'],
  ['a b/c.d.jsx', '/v1/a%20b/c.d', 'component'],
])('%s is at %s, a %s', async (name, permalink, type) => {
  const text = type === 'component' ? 'export default () => null;' : '';
  const {content, problems} = await loadTestSite({[`src/pages/${name}`]: text});
  expect(content.pages).toEqual([
    expect.objectContaining({kind: 'page', file: `src/pages/${name}`, permalink, type}),
  ]);
  expect(problems).toEqual([]);
});

test('leaves out tests, types, and names with an underscore', async () => {
  const {content} = await loadTestSite({
    'src/pages/a.test.js': '',
    'src/pages/__tests__/a.js': '',
    'src/pages/_a.js': '',
    'src/pages/_b/a.js': '',
    'src/pages/types.d.ts': '',
    'src/pages/style.module.css': '',
  });
  expect(content.pages).toEqual([]);
});

test('takes title, address and the rest from front matter', async () => {
  const text =
    '---\ntitle: T\nslug: own\nwrapperClassName: w\ndescription: D\nhide_table_of_contents: true\n---\n# C';
  const {content} = await loadTestSite({
    'src/pages/a.md': text,
    'src/pages/b.md': '# From the text\n\nWords.',
    'src/pages/c.md': 'x',
  });
  expect(
    content.pages.map(({permalink, document}) => [permalink, document?.title, document?.description]),
  ).toEqual([
    ['/v1/own', 'T', 'D'],
    ['/v1/b', 'From the text', 'Words.'],
    ['/v1/c', '', 'x'],
  ]);
  expect(content.pages[0]?.document).toMatchObject({
    wrapperClassName: 'w',
    hideTableOfContents: true,
    tags: [],
  });
});

test('drops drafts and reports mistakes', async () => {
  const {content, problems} = await loadTestSite({
    'src/pages/a.md': '---\ndraft: true\n---\n',
    'src/pages/b.md': '---\ntitel: x\nkeywords: x\n---\n',
  });
  expect(content.pages.map((page) => page.permalink)).toEqual(['/v1/b']);
  expect(written(problems)).toEqual([
    'warning src/pages/b.md:2:1 Unknown front matter key `titel`. | Did you mean `title`?',
    'error src/pages/b.md:3:11 `keywords` must be a list of strings, but is the string "x". | Write a list: `["x"]`.',
  ]);
});

test('reports components without a default export', async () => {
  const {problems} = await loadTestSite({
    'src/pages/empty.tsx': '',
    'src/pages/named.tsx':
      'const text = 1;\n\nexport function Page() {\n  return <p>not the default</p>;\n}\n',
    'src/pages/type.tsx': 'type default_ = string;\nexport type {default_ as default};\n',
    'src/pages/comment.tsx': '/*\nexport default 1;\n*/\nexport const one = 1;\n',
    'src/pages/template.tsx': 'export const code = `\nexport default 1;\n`;\n',
    'src/pages/quote.tsx': 'export const code = `\\`\nexport default 1;\n`;\n',
    'src/pages/a.tsx': 'export default function A() {\n  return <p/>;\n}\n',
    'src/pages/b.tsx': '/** Like `a`. */\nconst b = `${1}`;\nexport default () => b;\n',
    'src/pages/b.jsx': 'function B() { return null; }\nexport {B as default};\n',
    'src/pages/c.js': 'module.exports = () => null;\n',
    'src/pages/d.js': "export {default} from './a';\n",
    'src/pages/unparsed.tsx': 'export default (\n',
  });
  const reported =
    'The page has no default export: there is nothing to show at its address. | Write `export default` before the component, or start the file name with `_` if it is not a page.';
  expect(written(problems)).toEqual(
    [
      'comment.tsx:4:1',
      'empty.tsx:1:1',
      'named.tsx:3:1',
      'quote.tsx:1:1',
      'template.tsx:1:1',
      'type.tsx:2:1',
    ].map((place) => `error src/pages/${place} ${reported}`),
  );
});

test('reports default exports that are no components', async () => {
  const {problems} = await loadTestSite({
    'src/pages/async.tsx': 'export default async function Page() {\n  return <p/>;\n}\n',
    'src/pages/named.tsx': 'const Page = async () => <p/>;\n\nexport default Page;\n',
    'src/pages/element.tsx': 'export default <p>Text</p>;\n',
    'src/pages/interface.tsx': 'export default interface Page {\n  a: 1;\n}\n',
    'src/pages/object.ts': 'const settings = {a: 1};\nexport {settings as page};\nexport default settings;\n',
    'src/pages/fine.tsx':
      'const load = async () => 1;\nconst Page = memo(() => <p onClick={async () => load()}/>);\nexport default Page;\n',
    'src/pages/wrapped.tsx': 'export default memo(() => null);\n',
  });
  const waiting =
    'The component of the page is `async`. | A component can neither be `async` nor suspend: load its data in `useEffect`, or import the data.';
  const meant = 'Make the page’s component the default export.';
  expect(written(problems)).toEqual([
    `error src/pages/async.tsx:1:16 ${waiting}`,
    `error src/pages/element.tsx:1:16 The default export of the page must be a component, but is an element. | ${meant}`,
    'error src/pages/interface.tsx:1:1 The page has no default export: there is nothing to show at its address. | Write `export default` before the component, or start the file name with `_` if it is not a page.',
    `error src/pages/named.tsx:1:14 ${waiting}`,
    `error src/pages/object.ts:1:18 The default export of the page must be a component, but is an object. | ${meant}`,
  ]);
});
