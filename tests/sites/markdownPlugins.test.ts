import {appendFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {hashFiles} from '../support/listFiles.ts';
import {repositoryDir} from '../support/runScript.ts';

const CONFIG = `import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';
import marked from './src/remark/marked';

const later = ({word}) => async (tree) => {
  const {visit} = await import('unist-util-visit');
  visit(tree, 'text', (node) => {
    node.value = node.value.replace('WORD', word);
  });
};

export default {
  title: 'Plugins',
  url: 'https://test.example',
  onBrokenLinks: 'warn',
  presets: [
    [
      'classic',
      {
        docs: {
          remarkPlugins: [remarkMath, marked, [later, {word: 'from options', unused: /x/}], './src/remark/adds.cjs'],
          rehypePlugins: [[rehypeKatex, {strict: false}], './src/rehype/link.mjs'],
        },
        blog: {remarkPlugins: ['remark-math'], rehypePlugins: ['rehype-katex'], onUntruncatedBlogPosts: 'ignore'},
      },
    ],
  ],
};
`;

const ADDS = `const box = {type: 'mdxJsxFlowElement', name: 'Box', attributes: [], children: [{type: 'paragraph', children: [{type: 'text', value: 'In a box'}]}]};
const imported = {type: 'ImportDeclaration', specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'Box'}}], source: {type: 'Literal', value: '@site/src/components/Box'}};

module.exports = () => (tree, file) => {
  if (!file.data.frontMatter.adds) return;
  const named = {type: 'blockquote', data: {hName: 'Box'}, children: box.children};
  tree.children.push(structuredClone(named));
  tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body: [imported]}}});
  tree.children.push(
    structuredClone(box),
    {type: 'html', value: '<p class="made">Made as <em>HTML</em></p>'},
    {type: 'heading', depth: 2, data: {hProperties: {id: 'own-id'}}, children: [{type: 'text', value: 'Made heading'}]},
    {type: 'paragraph', children: [{type: 'link', url: './math.md', children: [{type: 'text', value: 'made link'}]}]},
  );
};
`;

const FILES = {
  'site.config.ts': CONFIG,
  'src/remark/marked.ts': `import {visit} from 'unist-util-visit';

export default function marked() {
  return (tree: unknown) =>
    visit(tree as never, 'strong', (node: {data?: unknown}) => {
      node.data = {hName: 'mark', hProperties: {className: ['marked']}};
    });
}
`,
  'src/remark/adds.cjs': ADDS,
  'src/rehype/link.mjs': `export default () => (tree) => {
  const text = {type: 'text', value: 'away'};
  tree.children.push({type: 'element', tagName: 'p', properties: {}, children: [{type: 'element', tagName: 'a', properties: {href: '/docs/nowhere'}, children: [text]}]});
};
`,
  'src/components/Box.tsx':
    'import type {ReactNode} from \'react\';\n\nexport default function Box({children}: {children: ReactNode}) {\n  return <div className="box">{children}</div>;\n}\n',
  'docs/math.md': `# The $x^2$ title

Inline $a_{b}^{2}$, **loud**, WORD.

$$
\\sum_{i=0}^{n} i
$$

\`\`\`math
\\frac{1}{2}
\`\`\`

\`\`\`js
let a = 1;
\`\`\`

## About $y$

import Part from './_part.md';

<Part/>
`,
  'docs/_part.md': 'A part with $p$ and WORD.\n',
  'docs/added.md': '---\nadds: true\n---\n\n# Added\n\nText.\n',
  'docs/plain.md': '---\nadds: true\nmdx: {format: md}\n---\n\n# Plain\n\nText with <b>HTML</b>.\n',
  'docs/wrong.md': '# Wrong\n\nThis $\\nothing{$ is wrong.\n',
  'blog/2025-01-01-post.md': '---\ntitle: Post\n---\n\nStart $p$.\n\n<!-- truncate -->\n\nRest $q$.\n',
};

describe('plugins of the Markdown compiler', () => {
  let site: TestSite;
  let printed: string;
  const page = (file: string): string => site.output(`docs/${file}/index.html`);
  const bodyOf = (html: string): string => html.slice(html.indexOf('<article'), html.indexOf('</article>'));

  beforeAll(async () => {
    // Inside the repository, whose packages the configuration imports.
    site = createSite(FILES, path.join(repositoryDir, '.cache', 'test-sites'));
    const {code, stderr, stdout} = await site.build();
    printed = stderr;
    expect(stdout + stderr).toContain('Built');
    expect(code).toBe(0);
  });
  afterAll(() => site.dispose());

  test('math is HTML and MathML, in the text, in titles, in code fences, in parts and in lists of posts', () => {
    const html = bodyOf(page('math'));
    expect(html).toMatch(/<h1[^>]*>The <span class="katex">/);
    expect(html).toMatch(/Inline <span class="katex"><span class="katex-mathml"><math/);
    expect(html.match(/class="katex-display"/g)).toHaveLength(2);
    expect(html).toContain('A part with <span class="katex">');
    expect(html.slice(html.indexOf('data-content'))).not.toContain('language-math');
    const list = site.output('blog/index.html');
    expect(list.match(/class="katex"/g)).toHaveLength(1);
  });

  test('a page with math has no page module', () => {
    expect(existsSync(path.join(site.dir, 'build/docs/added/page.js'))).toBe(true);
    expect(existsSync(path.join(site.dir, 'build/docs/math/page.js'))).toBe(false);
  });

  test('code stays highlighted, and a heading keeps its id and its entry in the table of contents', () => {
    const html = page('math');
    expect(bodyOf(html)).toContain('<figure class="code" data-language="js"><pre');
    expect(html).toContain('<h2 id="about-y">');
    expect(html).toMatch(/class="toc-link" href="#about-y"/);
  });

  test('functions of the configuration run, and may be asynchronous', () => {
    expect(bodyOf(page('math'))).toContain('<mark class="marked">loud</mark>, from options.');
    expect(bodyOf(page('math'))).toContain('and from options.');
  });

  test('what plugins add is part of the page: components, HTML, headings, links', () => {
    const html = page('added');
    expect(html.match(/<div class="box">\s*<p>In a box<\/p>\s*<\/div>/g)).toHaveLength(2);
    expect(html).toContain('<p class="made">Made as <em>HTML</em></p>');
    expect(html).toContain('<h2 id="own-id">Made heading');
    expect(html).toMatch(/class="toc-link" href="#own-id"/);
    expect(html).toContain('<a href="/docs/math">made link</a>');
    expect(printed).toMatch(
      /docs\/math\.md\n {2}Link to `\/docs\/nowhere` points to a page that does not exist/,
    );
  });

  test('they may add components to plain Markdown, too', () => {
    const html = bodyOf(page('plain'));
    expect(html).toContain('<b>HTML</b>');
    expect(html).toMatch(/<div class="box">(?:<p>)?In a box/);
    expect(html).toContain('<p class="made">Made as <em>HTML</em></p>');
  });

  test('a plugin’s message is printed with its position', () => {
    expect(printed).toMatch(
      /warning {2}docs\/wrong\.md:3:6\n {2}The plugin `rehype-katex` says: .*\\nothing/,
    );
  });

  test('the Markdown of a page has its formulas as written', () => {
    const text = site.output('docs/math.md');
    expect(text).toContain('Inline $a_{b}^{2}$');
    expect(text).toContain('$$\n\\sum_{i=0}^{n} i\n$$');
  });

  test('nothing is compiled again unless a plugin changes', async () => {
    const before = hashFiles(path.join(site.dir, 'build'));
    expect((await site.build()).stdout).toMatch(/Compiling Markdown\s+0 of 5/);
    expect(hashFiles(path.join(site.dir, 'build'))).toEqual(before);
    appendFileSync(path.join(site.dir, 'src/rehype/link.mjs'), 'export const changed = true;\n');
    expect((await site.build()).stdout).toMatch(/Compiling Markdown\s+5 of 5/);
  });
});

test('a plugin may leave out empty lists of attributes, children and properties, as MDX allows', async () => {
  const site = createSite({
    'site.config.ts': `const tag = (name, more) => ({type: 'mdxJsxFlowElement', name, ...more});
const remark = () => (tree) => {
  const code = {type: 'code', lang: 'js', value: 'made();'};
  tree.children.unshift(tag('Box', {attributes: [{type: 'mdxJsxAttribute', name: 'word', value: 'alone'}]}));
  tree.children.push(
    tag('Tabs', {children: ['one', 'two'].map((value) => tag('TabItem', {attributes: [{type: 'mdxJsxAttribute', name: 'value', value}], children: [code]}))}),
  );
};
const rehype = () => (tree) => {
  tree.children.push({type: 'element', tagName: 'hr'}, {type: 'element', tagName: 'p', children: [{type: 'text', value: 'no properties'}]});
};
export default {title: 'T', url: 'https://test.example', presets: [['classic', {docs: {beforeDefaultRemarkPlugins: [remark], rehypePlugins: [rehype]}, blog: {remarkPlugins: [() => () => {}]}}]]};
`,
    'src/theme/MDXComponents.tsx': `import Original from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {...Original, Tabs, TabItem, Box: ({word}) => <div className="box">{word}</div>};
`,
    'docs/a.md': '# A\n\nText.\n',
  });
  const {code, stdout, stderr} = await site.build();
  expect(stdout + stderr).not.toContain('failed');
  expect(code).toBe(0);
  const html = site.output('docs/a/index.html');
  site.dispose();
  expect(html).toContain('<div class="box">alone</div>');
  expect(html.match(/role="tabpanel"/g)).toHaveLength(2);
  expect(html).toContain('<p>no properties</p>');
});

test('a page is compiled again when a file has changed that a plugin has named', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'T', url: 'https://t.example', baseUrl: '/', docs: {remarkPlugins: ['./price.mjs']}};\n",
    'price.mjs': `import fs from 'node:fs';
import path from 'node:path';
export default () => (tree, file) => {
  const price = path.join(file.cwd, 'data/price.txt');
  file.data.addDependency(price);
  const value = fs.existsSync(price) ? fs.readFileSync(price, 'utf8') : 'unknown';
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'Price: ' + value}]});
};
`,
    'docs/a.md': '# A\n',
  });
  try {
    const shown = async () => {
      expect((await site.build()).code).toBe(0);
      return /Price: \w+/.exec(site.output('docs/a/index.html'))?.[0];
    };
    expect(await shown()).toBe('Price: unknown');
    site.write({'data/price.txt': 'five'});
    expect(await shown()).toBe('Price: five');
    site.write({'data/price.txt': 'six'});
    expect(await shown()).toBe('Price: six');
  } finally {
    site.dispose();
  }
});

test('a page that failed under a plugin is tried again, since a missing package may have been installed', async () => {
  const needy = createSite({
    'needy.cjs':
      "module.exports = ({file}) => () => { if (!require('node:fs').existsSync(file)) throw new Error('Types are missing'); };\n",
    'docs/a.md': '# A\n\nText.\n',
  });
  const needs = JSON.stringify({file: path.join(needy.dir, 'types.d.ts')});
  needy.write({
    'site.config.ts': `export default {title: 'N', url: 'https://n.example', docs: {remarkPlugins: [['./needy.cjs', ${needs}]]}};\n`,
  });
  try {
    const failed = await needy.build();
    expect(failed.stdout + failed.stderr).toContain('Types are missing');
    needy.write({'types.d.ts': ''});
    expect((await needy.build()).code).toBe(0);
  } finally {
    needy.dispose();
  }
});

test('a page that throws in a site with plugins is shown at its line', async () => {
  const failing = createSite({
    'site.config.ts':
      "export default {title: 'N', url: 'https://n.example', docs: {remarkPlugins: ['./same.mjs']}};\n",
    'same.mjs': 'export default () => () => {};\n',
    'docs/a.mdx': '# A\n\nexport const absent = {};\n\nText {absent.part.text} end.\n',
  });
  try {
    const {code, stderr} = await failing.build();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error {2}docs\/a\.mdx:5:\d+$/m);
    expect(stderr).toContain('> 5 │ Text {absent.part.text} end.');
    expect(stderr).not.toContain(failing.dir);
  } finally {
    failing.dispose();
  }
});

describe('markdown.preprocessor', () => {
  const config = (preprocessor: string) => `import {word} from './word';

export default {
  title: 'Preprocessed',
  url: 'https://test.example',
  presets: [['classic', {blog: false}]],
  markdown: {
    preprocessor: ${preprocessor},
  },
};
`;
  const REPLACES = `async ({filePath, fileContent}) => {
      const name = filePath.split('/').at(-1);
      const marked = /^---\\nmark: yes\\n---\\n/.test(fileContent) ? 'with front matter' : 'without';
      return fileContent
        .replace('title: Written', 'title: Changed')
        .replaceAll('{{word}}', word + ' in ' + name + ' ' + marked)
        .replace('{{box}}', "import Box from '@site/src/components/Box';\\n\\n<Box>In a box</Box>");
    }`;
  let site: TestSite;
  beforeAll(() => {
    site = createSite({
      'site.config.ts': config(REPLACES),
      'word.ts': "export const word = 'first';\n",
      'src/components/Box.tsx': FILES['src/components/Box.tsx'],
      'docs/a.md': "---\nmark: yes\n---\n\nimport Part from './_part.md';\n\nA {{word}}.\n\n<Part/>\n",
      'docs/b.md': '---\ntitle: Written\n---\n\n{{box}}\n\n## About {{word}}\n',
      'docs/_part.md': 'A part {{word}}.\n',
    });
  });
  afterAll(() => site.dispose());

  test('changes what pages and their parts say, and may add imports and headings', async () => {
    const {code, stderr} = await site.build();
    expect(stderr).not.toMatch(/error|preprocessor/);
    expect(code).toBe(0);
    const html = site.output('docs/a/index.html');
    expect(html).toContain('<p>A first in a.md with front matter.</p>');
    expect(html).toContain('<p>A part first in _part.md without.</p>');
    const other = site.output('docs/b/index.html');
    expect(other).toContain('<div class="box">In a box</div>');
    expect(other).toMatch(/class="toc-link" href="#about-first-in-bmd-without"/);
    expect(other).toMatch(/<h1[^>]*>Written</);
  });

  test('pages are compiled again only when the function, or what it imports, has changed', async () => {
    expect((await site.build()).stdout).toMatch(/Compiling Markdown\s+0 of 2/);
    site.write({'word.ts': "export const word = 'second';\n"});
    expect((await site.build()).stdout).toMatch(/Compiling Markdown\s+2 of 2/);
    expect(site.output('docs/a/index.html')).toContain('<p>A part second in _part.md without.</p>');
  });

  test.each([
    [
      "({filePath}) => filePath.endsWith('_part.md') ? missing : ''",
      'failed for docs/_part.md: ReferenceError',
    ],
    ['() => 5', 'must return the text of the file; for docs/a.md it returned 5.'],
  ])('that is %s is an error with its position', async (written, message) => {
    site.write({
      'site.config.ts': config(written.replace(": ''", ': "import P from \'./_part.md\';\\n\\n<P/>"')),
    });
    const {code, stderr} = await site.build();
    expect(code).toBe(1);
    expect(stderr).toContain('site.config.ts:8:19');
    expect(stderr).toContain(`\`markdown.preprocessor\` ${message}`);
  });
});
