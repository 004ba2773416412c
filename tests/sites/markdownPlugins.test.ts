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
    expect(html).toContain('<div class="box"><p>In a box</p></div>');
    expect(html).toContain('<p class="made">Made as <em>HTML</em></p>');
    expect(html).toContain('<h2 id="own-id">Made heading');
    expect(html).toMatch(/class="toc-link" href="#own-id"/);
    expect(html).toContain('<a href="/docs/math">made link</a>');
    expect(printed).toMatch(
      /docs\/math\.md\n {2}Link to `\/docs\/nowhere` points to a page that does not exist/,
    );
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
    expect((await site.build()).stdout).toMatch(/Compiling Markdown\s+0 of 4/);
    expect(hashFiles(path.join(site.dir, 'build'))).toEqual(before);
    appendFileSync(path.join(site.dir, 'src/rehype/link.mjs'), 'export const changed = true;\n');
    expect((await site.build()).stdout).toMatch(/Compiling Markdown\s+4 of 4/);
  });
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
