import {readdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {changedFiles, changeTimes, hashFiles, listFiles} from '../support/listFiles.ts';

const CONFIG = `export default {
  title: 'Test & Co', tagline: 'A small site.', url: 'https://test.example', baseUrl: '/base/',
  products: [{label: 'Big Tool', path: '/docs/tool'}],
};\n`;

const FILES: Record<string, string> = {
  'site.config.ts': CONFIG,
  'docs/index.mdx':
    '---\ntitle: Start\nslug: /\ndescription: Where to begin.\n---\n\nSee [the tool](./tool/index.mdx).\n',
  'docs/tool/index.mdx':
    "---\ntitle: The tool\n---\nimport Part from './_part.mdx';\n\nIt cuts.\n\n<Part/>\n",
  'docs/tool/_part.mdx': 'Shared text.\n',
  'docs/tool/a b.mdx': '---\ntitle: A `b`\ntags: [sharp]\n---\n\nSteel.\n\n## Blade\n\nSharp.\n',
  'docs/tool/hidden.mdx': '---\nunlisted: true\n---\n\n# Hidden\n\nSecret.\n',
  'docs/tool/draft.mdx': '---\ndraft: true\n---\n\n# Draft\n',
  'docs/own.mdx': '# Own\n\nText.\n\n## More\n\nSee [more](#more).\n',
  'static/docs/own.md': 'The file of the site.\n',
  'blog/2025-01-02-one.mdx':
    '---\ntitle: One\nauthors: [ann]\n---\n\nFirst.\n\n{/* truncate */}\n\nThe rest.\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n  page: true\n',
  'src/pages/about.md': '# About\n\nUs.\n',
};

let site: TestSite;
let output: string;

beforeAll(async () => {
  site = createSite(FILES);
  output = path.join(site.dir, 'build');
  const {code, stderr} = await site.build();
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
afterAll(() => site.dispose());

test('a page’s Markdown is at its own address', () => {
  expect(site.output('base/docs.md')).toBe(
    '# Start\n\n> Where to begin.\n\nSee [the tool](/base/docs/tool/).\n',
  );
  expect(site.output('base/docs/tool/index.md')).toBe('# The tool\n\nIt cuts.\n\nShared text.\n');
  expect(site.output('base/docs/tool/a b.md')).toBe('# A \\`b\\`\n\nSteel.\n\n## Blade\n\nSharp.\n');
  expect(site.output('base/docs/tool/a b/index.html')).toContain('href="/base/docs/tool/a%20b.md"');
  expect(site.output('base/blog/2025/01/02/one.md')).toBe(
    '# One\n\n2025-01-02 · Ann\n\nFirst.\n\nThe rest.\n',
  );
  expect(site.output('base/about.md')).toBe('# About\n\nUs.\n');
});

test('a page that lists others is a list', () => {
  expect(site.output('base/blog.md')).toContain('- [One](/base/blog/2025/01/02/one): 2025-01-02.');
  expect(site.output('base/docs/tags.md')).toContain('## S\n\n- [sharp](/base/docs/tags/sharp): 1 page');
  expect(site.output('base/docs/tags/sharp.md')).toContain('- [A \\`b\\`](/base/docs/tool/a%20b): Steel.');
  expect(site.output('base/blog/authors.md')).toContain('- [Ann](/base/blog/authors/ann)');
});

test('a site’s own file takes precedence; drafts and the not-found page have none', () => {
  expect(site.output('base/docs/own.md')).toBe('The file of the site.\n');
  expect(listFiles(output).filter((file) => /(?:draft|404)\.md$/.test(file))).toEqual([]);
});

test('llms.txt lists what search engines may list, by product, with a file for each product', () => {
  expect(site.output('base/llms.txt')).toBe(`# Test & Co

> A small site.

## Documentation

- [Start](https://test.example/base/docs.md): Where to begin.
- [Own](https://test.example/base/docs/own.md): Text.

## Big Tool

- [The tool](https://test.example/base/docs/tool/index.md): It cuts.
- [A \\\`b\\\`](https://test.example/base/docs/tool/a%20b.md): Steel.

## Blog

- [One](https://test.example/base/blog/2025/01/02/one.md): First.

## Pages

- [About](https://test.example/base/about.md): Us.

## Files for tools

- [All of these pages in one file](https://test.example/base/llms-full.txt)
- [Big Tool](https://test.example/base/llms/big-tool.txt): The pages of Big Tool alone
`);
  const full = site.output('base/llms-full.txt');
  expect([...full.matchAll(/^# (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Start',
    'Own',
    'The tool',
    'A \\`b\\`',
    'One',
    'About',
  ]);
  expect(full).toContain('# The tool\n\nPage: <https://test.example/base/docs/tool/>\n\nIt cuts.\n');
  expect(full).toContain('See [more](/base/docs/own#more).');
  expect(full).not.toContain('Secret');
  expect(site.output('base/docs/tool/hidden.md')).toContain('Secret');
  expect(site.output('base/llms/big-tool-full.txt')).toMatch(/^# The tool\n[\s\S]*Sharp\.\n$/);
});

test('an edited paragraph changes the files of its page and the files with all pages', async () => {
  await site.build();
  const times = changeTimes(output);
  await site.build();
  expect(changeTimes(output)).toEqual(times);
  const before = hashFiles(output);
  site.write({'docs/tool/a b.mdx': `${FILES['docs/tool/a b.mdx']}\nAnd wood.\n`});
  await site.build();
  expect(changedFiles(before, hashFiles(output)).filter((file) => !/search/.test(file))).toEqual([
    'base/docs/tool/a b.md',
    'base/docs/tool/a b/index.html',
    'base/docs/tool/a b/page.json',
    'base/llms-full.txt',
    'base/llms/big-tool-full.txt',
  ]);
});

test('an edited partial changes the pages that include it, and their Markdown', async () => {
  site.write({'docs/tool/_part.mdx': 'Other text.\n'});
  await site.build();
  expect(site.output('base/docs/tool/index.md')).toContain('Other text.');
  expect(site.output('base/docs/tool/index.html')).toContain('Other text.');
  expect(site.output('base/llms-full.txt')).toContain('Other text.');
});

test('a damaged entry of the cache does no harm', async () => {
  const pages = path.join(site.dir, '.cache', 'pages');
  const before = hashFiles(output);
  for (const file of listFiles(pages)) site.write({[`.cache/pages/${file}`]: 'damaged'});
  expect(readdirSync(pages).length).toBeGreaterThan(0);
  site.remove('build');
  await site.build();
  expect(hashFiles(output)).toEqual(before);
});

test('a site with noIndex has no llms.txt', async () => {
  site.write({'site.config.ts': CONFIG.replace('title:', 'noIndex: true, title:')});
  await site.build();
  expect(listFiles(output).filter((file) => file.includes('llms'))).toEqual([]);
  expect(site.output('base/docs/tool/index.md')).toContain('# The tool');
});

test('the landing page links to the page of each product, or to the list of its pages', async () => {
  const products = ['tool', 'parts', 'nothing'].map((name) => ({label: name, path: `/docs/${name}`}));
  const landing = createSite({
    'site.config.ts': `export default ${JSON.stringify({
      title: 'Test',
      url: 'https://test.example',
      baseUrl: '/',
      products,
    })};\n`,
    'src/pages/index.tsx': 'export default function Landing() {\n  return <p>Hello.</p>;\n}\n',
    'docs/tool/index.md': '# Tool\n\nIt cuts.\n',
    'docs/parts/blade.md': '# Blade\n\nSharp.\n',
  });
  const {stderr} = await landing.build();
  expect(stderr).toBe('');
  expect(landing.output('index.md')).toBe('# Test\n\n- [tool](/docs/tool/)\n- [parts](/llms/parts.txt)\n');
  expect(landing.output('llms/parts.txt')).toContain('Blade');
  landing.dispose();
});
