// cspell:ignore çødé ater ngrahp
import {describe, expect, test} from 'vitest';
import {compile, normalize, staticHtml} from './site.tsx';

const link = (id: string, label: string) =>
  `<a class="hash-link" href="#${id}" aria-label="Direct link to ${label}"></a>`;
const copy = '<button type="button" class="code-copy" aria-label="Copy code">Copy</button>';
const figure = (language: string, code: string, before = '') =>
  `<figure class="code" data-language="${language}">${before}<pre tabindex="0"><code class="language-${language}">${code}</code></pre>${copy}</figure>`;

describe('static pages: source → HTML', () => {
  const cases: [name: string, source: string, html: string][] = [
    ['paragraph', 'Some `code`, **bold**.', '<p>Some <code>code</code>, <strong>bold</strong>.</p>'],
    ['front matter is not content', '---\ntitle: X\n---\n\nText', '<p>Text</p>'],
    ['heading', '## Two *x*', `<h2 id="two-x">Two <em>x</em>${link('two-x', 'Two x')}</h2>`],
    ['second h1 has no id', 'Text\n\n# One', '<p>Text</p><h1>One</h1>'],
    ['heading id, classic', '## Two {#own}', `<h2 id="own">Two${link('own', 'Two')}</h2>`],
    [
      'heading id with characters that mean something elsewhere',
      '## Two {#std.vector:_at_}\n\n## Three {#a*b*} ##',
      `<h2 id="std.vector:_at_">Two${link('std.vector:_at_', 'Two')}</h2><h2 id="a*b*">Three${link('a*b*', 'Three')}</h2>`,
    ],
    [
      'inline code in a heading with id',
      '## `{#if x}` {#if}',
      `<h2 id="if"><code>{#if x}</code>${link('if', '{#if x}')}</h2>`,
    ],
    ['heading id in an MDX comment', '## Two {/* #own */}', `<h2 id="own">Two${link('own', 'Two')}</h2>`],
    ['heading id in an HTML comment', '## Two <!-- #own -->', `<h2 id="own">Two${link('own', 'Two')}</h2>`],
    [
      'repeated headings',
      '## A\n\n## A',
      `<h2 id="a">A${link('a', 'A')}</h2><h2 id="a-1">A${link('a-1', 'A')}</h2>`,
    ],
    [
      'headings with the text of the title, as links to a Docusaurus site have their ids',
      '# A\n\n## A\n\n# B\n\n## B',
      `<h2 id="a-1">A${link('a-1', 'A')}</h2><h1>B</h1><h2 id="b-1">B${link('b-1', 'B')}</h2>`,
    ],
    ['a title with an id of its own', '# A {#b}\n\n## A', `<h2 id="a">A${link('a', 'A')}</h2>`],
    [
      'unusual heading text',
      '## Ünï çødé & C++ -- `code()` _em_',
      `<h2 id="ünï-çødé--c----code-em">Ünï çødé &amp; C++ -- <code>code()</code> <em>em</em>${link('%C3%BCn%C3%AF-%C3%A7%C3%B8d%C3%A9--c----code-em', 'Ünï çødé &amp; C++ -- code() em')}</h2>`,
    ],
    [
      'text directives in a heading, whose names are not part of the id',
      '## M:N relations at 16:9\n\n## :only',
      `<h2 id="m-relations-at-169">M:N relations at 16:9${link('m-relations-at-169', 'M:N relations at 16:9')}</h2>\n<h2 id="only">:only${link('only', ':only')}</h2>`,
    ],
    [
      'emoji in a heading',
      '## Emoji :tada: heading',
      `<h2 id="emoji-tada-heading">Emoji 🎉 heading${link('emoji-tada-heading', 'Emoji :tada: heading')}</h2>`,
    ],
    ['emoji', 'Yes :+1: :no_such: 10:30', '<p>Yes 👍 :no_such: 10:30</p>'],
    ['comments in MDX', 'a <!-- x --> b\n\n<!--\n\nblock\n\n-->\n\n{/* y */}\n\nc', '<p>a  b</p><p>c</p>'],
    [
      'indented comments',
      'a\n\n  <!-- x -->\n\n- b\n  <!-- y -->\n\n  <!-- z -->',
      '<p>a</p><ul><li><p>b</p></li></ul>',
    ],
    ['comment before text on one line', '<!-- x --> *b*', '<p> <em>b</em></p>'],
    ['comments in a list', '- <!-- x -->\n- a <!-- y\n  z -->', '<ul><li></li><li>a </li></ul>'],
    ['comment marks in code', '`<!-- x -->`', '<p><code>&lt;!-- x --></code></p>'],
    ['literal expressions', "{'text'} {`tpl`} {1 + 2} {true}{null}", 'text\ntpl\n3'],
    [
      'front matter in an expression',
      '---\ntitle: X & Y\n---\n\nSays {frontMatter.title}',
      '<p>Says X &amp; Y</p>',
    ],
    ['its own title', '# The *first* `one` {#x}\n\n{contentTitle}!', '<p>The first one!</p>'],
    ['no title of its own', 'Text {contentTitle}\n\n# Later', '<p>Text </p><h1>Later</h1>'],
    [
      'its own name for a title',
      "export const contentTitle = 'Own';\n\n# A\n\nIs {contentTitle}",
      '<p>Is Own</p>',
    ],
    ['literal export', "export const v = '1.2';\n\nVersion {v}", '<p>Version 1.2</p>'],
    [
      'admonition',
      ':::tip\n\nBody\n\n:::',
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">tip</p><p>Body</p></div>',
    ],
    [
      'an empty title',
      ':::tip[]\n\nBody\n\n:::',
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">tip</p><p>Body</p></div>',
    ],
    [
      'an empty title attribute',
      ':::tip{title=""}\n\nBody\n\n:::',
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">tip</p><p>Body</p></div>',
    ],
    [
      'admonition title without brackets',
      ':::note My *title* [1]\nBody\n:::',
      '<div class="admonition admonition-note" role="note"><p class="admonition-title">My <em>title</em> [1]</p><p>Body</p></div>',
    ],
    [
      'admonition with attributes',
      ':::caution[T]{#x .y}\nBody\n:::',
      '<div id="x" class="admonition admonition-caution y" role="note"><p class="admonition-title">T</p><p>Body</p></div>',
    ],
    [
      'configured and nested admonitions',
      '::::my-own\n\n:::danger\n\nBody\n\n:::\n\n::::',
      '<div class="admonition admonition-my-own" role="note"><p class="admonition-title">my-own</p><div class="admonition admonition-danger" role="note"><p class="admonition-title">danger</p><p>Body</p></div></div>',
    ],
    [
      'admonition in a list',
      '- item\n\n  :::info Hey\n\n  Body\n\n  :::',
      '<ul><li><p>item</p><div class="admonition admonition-info" role="note"><p class="admonition-title">Hey</p><p>Body</p></div></li></ul>',
    ],
    [
      '<Admonition>',
      '<Admonition type="tip" title="T">\n\nBody\n\n</Admonition>',
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">T</p><p>Body</p></div>',
    ],
    ['text directives are text', 'ratio 3:a std::x :foo', '<p>ratio 3:a std::x :foo</p>'],
    [
      'table',
      '| a | b |\n|:--|--|\n| `x` | y |',
      '<div class="table-scroll" tabindex="0" role="group" aria-label="a, b"><table><thead><tr><th style="text-align:left">a</th><th>b</th></tr></thead><tbody><tr><td style="text-align:left"><code>x</code></td><td>y</td></tr></tbody></table></div>',
    ],
    [
      'table of long words',
      '| Setting | Default |\n|--|--|\n| `SPRING_DATASOURCE_URL` | y |',
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Setting, Default"><table role="table" class="stacks"><thead role="rowgroup"><tr role="row"><th role="columnheader">Setting</th><th role="columnheader">Default</th></tr></thead><tbody role="rowgroup"><tr role="row"><td role="cell"><code>SPRING_DATASOURCE_URL</code></td><td role="cell">y</td></tr></tbody></table></div>',
    ],
    [
      'task list',
      '- [x] done',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li></ul>',
    ],
    ['strikethrough', 'not ~~this~~', '<p>not <del>this</del></p>'],
    [
      'details',
      '<details className="x">\n<summary>Sum *em*</summary>\n\nBody\n\n</details>',
      '<details class="x"><summary>Sum <em>em</em></summary><p>Body</p></details>',
    ],
    [
      'details without summary',
      '<details>\n\nBody\n\n</details>',
      '<details><summary>Details</summary><p>Body</p></details>',
    ],
    [
      'lower-case JSX',
      '<div style={{color: "red", marginTop: 4, lineHeight: 2}} className="a" data-on hidden>*x*</div>',
      '<div style="color:red;margin-top:4px;line-height:2" class="a" data-on="true" hidden><em>x</em></div>',
    ],
    ['no paragraph inside a paragraph', '<p>\ntext\n</p>', '<p>text</p>'],
    [
      'inline SVG',
      '<svg viewBox="0 0 1 1" strokeWidth="2"><path d="M0 0" /></svg>',
      '<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0 0"></path></svg>',
    ],
    ['unwrapped fences', '````mdx-code-block\n<b>x</b>\n````\n\ny', '<b>x</b><p>y</p>'],
    ['unknown language', '```whatever-lang\nx <b>\n```', figure('whatever-lang', 'x &lt;b&gt;')],
    ['no language', '```\nx\n```', figure('text', 'x')],
    ['the case of a language', '```JSX\nx\n```', figure('JSX', 'x')],
    [
      'code block component',
      '<CodeBlock language="json" title="a.json">{`{"a": 1}`}</CodeBlock>',
      figure(
        'json',
        '{<span class="tk-a">"a"</span>: <span class="tk-n">1</span>}',
        '<figcaption class="code-title">a.json</figcaption>',
      ),
    ],
    [
      'hash signs and braces inside fences',
      '```bash\n# x {#y}\n:::note A\n```',
      figure('bash', '<span class="tk-c"># x {#y}</span>\n<span class="tk-f">:::note</span> A'),
    ],
  ];
  test.each(cases)('%s', async (_name, source, html) => {
    const page = await compile(source);
    expect(normalize(staticHtml(page))).toBe(normalize(html));
    expect(page.problems).toEqual([]);
  });

  test('keeps hostile code as text', async () => {
    const page = await compile(
      '```html title="<img onerror=x>"\n</script><img onerror="x">\n```\n\n`<script>`',
    );
    expect(staticHtml(page)).not.toMatch(/<(?:\/?script|img)/);
    expect(staticHtml(page)).toContain('&lt;img onerror=x></figcaption>');
  });

  test('numbers footnotes with a prefix that is unique to each post', async () => {
    const page = await compile('A[^1]\n\n[^1]: Foot', {input: {footnotePrefix: 'post'}});
    const html = staticHtml(page);
    expect(html).toContain('href="#user-content-post-fn-1"');
    expect(html).toContain('aria-describedby="post-footnote-label"');
    expect(html).toContain('id="post-footnote-label"');
    expect(page.anchors).toContain('user-content-post-fn-1');
  });

  test('keeps the case of ids if configured', async () => {
    const {markdown} = (await import('./site.tsx')).OPTIONS;
    const page = await compile('## Two WORDS', {
      options: {markdown: {...markdown, anchors: {maintainCase: true}}},
    });
    expect(page.anchors).toEqual(['Two-WORDS']);
  });

  test('shows directives as plain boxes if admonitions are off', async () => {
    const page = await compile(':::note\nBody\n:::', {input: {admonitions: false}});
    expect(normalize(staticHtml(page))).toBe('<div><p>Body</p></div>');
  });
});

describe('format md', () => {
  const md = {format: 'md' as const, file: 'docs/page.md'};

  test('takes HTML and braces literally', async () => {
    const source =
      '# T\n\nA {brace} <b>x</b> <!-- gone -->\n\n<div class="y">\n\n*in*\n\n</div>\n\n    indented\n\n:::tip Hi\nBody\n:::';
    const page = await compile(source, {input: md});
    expect(normalize(staticHtml(page))).toBe(
      normalize(
        `<p>A {brace} <b>x</b> </p><div class="y"><p><em>in</em></p></div>${figure('text', 'indented')}<div class="admonition admonition-tip" role="note"><p class="admonition-title">Hi</p><p>Body</p></div>`,
      ),
    );
    expect(page.titleHtml).toBe('T');
  });

  test('leaves code unchanged', async () => {
    const page = await compile('```html\n\n<b>&amp;</b>\n```', {input: md});
    expect(staticHtml(page).replace(/<[^>]*>/g, '')).toBe('\n&lt;b>&amp;amp;&lt;/b>Copy');
  });

  test('does not read ids from HTML comments', async () => {
    const page = await compile('## Head2 <!-- #x -->', {input: md});
    expect(page.anchors).toEqual(['head2-']);
  });

  test('prefixes site links in raw HTML and records them', async () => {
    const page = await compile('<a href="/x">a</a> <a href="https://e.org">b</a> <img src="/i.png">', {
      input: md,
    });
    expect(staticHtml(page)).toContain('<a href="/v1/x">a</a>');
    expect(staticHtml(page)).toContain('target="_blank"');
    expect(staticHtml(page)).toContain('src="/i.png" loading="lazy"');
    expect(page.links.map(({href}) => href)).toEqual(['/v1/x', 'https://e.org']);
  });
});

describe('title, table of contents, preview', () => {
  test.each([
    ['# A `b` *c*\n\nText', 'A <code>b</code> <em>c</em>'],
    ['A *title*\n===\n\nText', 'A <em>title</em>'],
    ['<!-- c -->\n\n# A {#id}\n\nText', 'A'],
    ['Text\n\n# Late', undefined],
    ['## Two', undefined],
  ])('%j has the title %j', async (source, title) => {
    const page = await compile(source);
    expect(page.titleHtml).toBe(title);
    if (title !== undefined) expect(staticHtml(page)).toBe('<p>Text</p>');
  });

  test('shows an id of a heading that is not closed', async () => {
    const page = await compile('## Two {#own]\n\n## Each {#each a');
    expect(page.toc.map(({html, id}) => ({html, id}))).toEqual([
      {html: 'Two {#own]', id: 'two-own'},
      {html: 'Each {#each a', id: 'each-each-a'},
    ]);
  });

  test('lists headings of level 2 to 6 wherever they are', async () => {
    const source =
      '# T\n\n## A [link](./intro.mdx) `c` & ~~d~~\n\n:::note\n\n### In note\n\n:::\n\n<Tabs>\n\n#### In tabs\n\n</Tabs>\n\n## ![img](https://x.y/i.png)\n\n<h2>raw</h2>\n\n> ###### Six';
    const {toc} = await compile(source);
    expect(toc).toEqual([
      {html: 'A link <code>c</code> &amp; <del>d</del>', id: 'a-link-c--d', level: 2},
      {html: 'In note', id: 'in-note', level: 3},
      {html: 'In tabs', id: 'in-tabs', level: 4},
      {html: 'Six', id: 'six', level: 6},
    ]);
  });

  test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}'])(
    'cuts the preview at %s',
    async (marker) => {
      const source = `# T\n\nA[^1] [l][d]\n\n${marker}\n\nB\n\n[^1]: Foot\n\n[d]: ./intro.mdx`;
      const page = await compile(source);
      expect(page.preview?.type).toBe('html');
      const preview = page.preview?.type === 'html' ? page.preview.html : '';
      expect(preview).toContain('href="/v1/docs/intro"');
      expect(preview).toContain('Foot');
      expect(preview).not.toContain('<p>B</p>');
      expect(staticHtml(page)).toContain('<p>B</p>');
      expect(staticHtml(page)).not.toContain('truncate');
      expect(page.links).toHaveLength(1);
    },
  );
});

describe('a truncate marker that is not at the top', () => {
  const cases: [source: string, format: 'mdx' | 'md', preview: string][] = [
    ['One *two*. <!-- truncate -->\n\nLater', 'mdx', '<p>One <em>two</em>.</p>'],
    ['One {/* truncate */} later', 'mdx', '<p>One</p>'],
    ['One <!-- truncate -->\n\nLater', 'md', '<p>One</p>'],
    [
      ':::note\n\nOne\n\n<!-- truncate -->\n\nLater\n\n:::\n\nLater',
      'mdx',
      '<div class="admonition admonition-note" role="note"><p class="admonition-title">note</p><p>One</p></div>',
    ],
    ['- One\n- Two {/* truncate */}\n- Later\n\nLater', 'mdx', '<ul><li>One</li><li>Two</li></ul>'],
    ['<div>\n  One\n\n  {/* truncate */}\n\n  Later\n</div>', 'mdx', '<div><p>One</p></div>'],
    ['<div>\n<p>One</p>\n<!-- truncate -->\n<p>Later</p>\n</div>', 'md', '<div><p>One</p></div>'],
    ['One\n\n- {/* truncate */}\n\nLater', 'mdx', '<p>One</p>'],
  ];
  test.each(cases)('%j as %s shows %s', async (source, format, html) => {
    const page = await compile(source, {input: {kind: 'post', format}});
    expect(page.problems).toEqual([]);
    expect(page.preview?.type === 'html' && page.preview.html.replace(/\n\s*/g, '')).toBe(html);
    expect(staticHtml(page)).toContain('ater');
  });

  test('ends the preview after a component, which is reported', async () => {
    const source =
      'One\n\n<Tabs>\n<TabItem value="a">\n\n{/* truncate */}\n\n</TabItem>\n<TabItem value="b">Two</TabItem>\n</Tabs>\n\nLater';
    const page = await compile(source, {input: {kind: 'post'}});
    expect(page.problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        line: 3,
        column: 1,
        message: expect.stringContaining('<Tabs>'),
      }),
    ]);
    const preview = page.preview?.type === 'module' ? page.preview.code : '';
    expect(preview).toContain('Two');
    expect(preview).not.toContain('Later');
  });

  test('is reported where it does not apply', async () => {
    const page = await compile('One\n\n<div title="{/* truncate */}">x</div>', {input: {kind: 'post'}});
    expect(page.preview).toBeUndefined();
    expect(page.problems).toEqual([expect.objectContaining({severity: 'warning', line: 3, column: 13})]);
  });

  test('is ignored in code', async () => {
    const page = await compile('`<!-- truncate -->`\n\n```html\n<!-- truncate -->\n```', {
      input: {kind: 'post'},
    });
    expect([page.preview, page.problems]).toEqual([undefined, []]);
  });
});

test('an author’s id is kept, and a duplicate one is reported', async () => {
  const page = await compile('## A\n\n## A\n\n## B {#a}');
  expect(staticHtml(page).match(/ id="[^"]*"/g)).toEqual([' id="a"', ' id="a-1"', ' id="a"']);
  expect(page.problems).toMatchObject([
    {severity: 'warning', line: 5, message: 'Duplicate id `a`: line 1 has the same one.'},
  ]);
});

test('the id of an imported file that is shown twice is reported', async () => {
  const page = await compile("import Part from './_part.mdx';\n\n<Part />\n\n<Part />", {
    files: {'docs/_part.mdx': '## Limits\n\n### Calls'},
  });
  expect(page.problems).toMatchObject([
    {severity: 'warning', line: 5, message: 'Duplicate id `limits`: line 3 has the same one.'},
  ]);
});

test("GitHub's alerts become admonitions, other quotes stay quotes", async () => {
  const page = await compile('> [!WARNING]\n> Keys *end*.\n\n> [!NOTE]\n>\n> - a\n\n> [!HINT]\n> b');
  const html = staticHtml(page);
  expect(html).toContain(
    '<div class="admonition admonition-warning" role="note"><p class="admonition-title">warning</p><p>Keys <em>end</em>.</p></div>',
  );
  expect(html).toContain('<div class="admonition admonition-note" role="note">');
  expect(html).toContain('<blockquote>');
});

test('more than 24 lines of code are folded, unless the fence says otherwise', async () => {
  const lines = (count: number): string =>
    Array.from({length: count}, (_, index) => `line ${index}`).join('\n');
  const of = async (count: number, meta = ''): Promise<string> =>
    staticHtml(await compile(`\`\`\`text ${meta}\n${lines(count)}\n\`\`\``));
  expect(await of(25)).toContain(
    '<summary><span>Show all 25 lines</span><span>Show fewer lines</span></summary>',
  );
  expect(await of(24)).not.toContain('<details');
  expect(await of(40, 'nofold')).not.toContain('<details');
});

test('a region of a file is imported as text, and a missing one is reported', async () => {
  const files = {'docs/list.ts': 'a();\n// #region use\nb();\n// #endregion\n'};
  const source = (name: string): string =>
    `import code from '!!raw-loader!./list.ts#${name}';\n\n<CodeBlock language="ts">{code}</CodeBlock>`;
  const page = await compile(source('use'), {files});
  expect(page.problems).toEqual([]);
  expect(JSON.stringify(page.body)).toContain('b</span>();');
  expect(JSON.stringify(page.body)).not.toContain('region');
  expect((await compile(source('us'), {files})).problems).toMatchObject([
    {message: 'The imported file has no region `us`.', hint: 'Did you mean `#use`?'},
  ]);
});

describe('diagrams', () => {
  test('use the colors of the theme', async () => {
    const page = await compile(
      '```mermaid\n---\ntitle: Flow\n---\ngraph TD\n A["<b>"] --> B\n```\n\n```mermaid\nsequenceDiagram\n accTitle: Talk\n A->>B: hi\n```',
    );
    const html = staticHtml(page);
    expect(page.problems).toEqual([]);
    expect(html).toContain('<figure class="diagram"><svg id="diagram-1-svg" role="img" aria-label="Flow"');
    expect(html).toContain('aria-label="Talk"');
    expect(html).toContain('--diagram-accent:var(--accent)');
    expect(html).not.toMatch(/@import|googleapis|--accent:/);
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const markers = [...html.matchAll(/url\(#([^)]*)\)/g)].map((match) => match[1]);
    expect(markers.length).toBeGreaterThan(1);
    expect(markers.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each([
    'graph TD;\n  A-->B;\n  B-->C;',
    'graph TD; A-->B; B-->C',
    'flowchart LR;\n  A["x; y"]-->B;B-->C',
    '%% a remark\nflowchart\n  A-->B\n  B-.->C',
  ])('render all of %j', async (diagram) => {
    const page = await compile(`\`\`\`mermaid\n${diagram}\n\`\`\``);
    expect(page.problems).toEqual([]);
    const texts = staticHtml(page).replace(/<style>.*?<\/style>/gs, '');
    expect([...texts.matchAll(/>\s*(x; y|[ABC])\s*</g)].map(([, name]) => name)).toEqual([
      diagram.includes('x; y') ? 'x; y' : 'A',
      'B',
      'C',
    ]);
  });

  test('takes components that need no import on this site from the runtime', async () => {
    const {OPTIONS} = await import('./site.tsx');
    const page = await compile('<Hi>there</Hi>', {options: {...OPTIONS, ownComponents: true}});
    expect(page.problems).toEqual([]);
    expect(page.body).toMatchObject({type: 'module', code: expect.stringContaining('Hi')});
    expect((await compile('<Hi>there</Hi>')).problems).toMatchObject([{severity: 'error'}]);
  });

  test('are shown as code if diagrams are off', async () => {
    const {markdown} = (await import('./site.tsx')).OPTIONS;
    const page = await compile('```mermaid\ngraph TD\n```', {
      options: {markdown: {...markdown, mermaid: false}},
    });
    expect(staticHtml(page)).toContain('<code class="language-mermaid">');
  });

  test.each([
    ['```mermaid\nmindmap\n  a\n```', 'warning', 1, /draws diagrams of the kind `mindmap`/],
    ['text\n\n```mermaid\ngrahp TD\n A-->B\n```', 'error', 4, /not a kind of Mermaid diagram/],
  ])('reports %j', async (source, severity, line, message) => {
    const page = await compile(source);
    expect(page.problems).toMatchObject([{severity, line, message: expect.stringMatching(message)}]);
    expect(staticHtml(page)).toContain('<code class="language-mermaid">');
  });
});
