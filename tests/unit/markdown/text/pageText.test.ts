import {describe, expect, test} from 'vitest';
import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item';
import {toHast} from 'mdast-util-to-hast';
import {gfmFootnote} from 'micromark-extension-gfm-footnote';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item';
import {contentMessages} from '../../../../src/generator/shared/messages/contentMessages.ts';
import {messagesOf} from '../../../../src/generator/shared/messages/messagesOf.ts';
import {compile, OPTIONS} from '../site.tsx';

type Options = Parameters<typeof compile>[1];

async function markdownOf(source: string, options?: Options): Promise<string> {
  return (await compile(source, options)).text.markdown.trim();
}

/** The HTML that another Markdown renderer produces. */
function render(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough(), gfmTaskListItem()],
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmFootnoteFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
    ],
  });
  return toHtml(toHast(tree)).replace(/\n/g, '');
}

describe('plain Markdown', () => {
  test.each([
    ['paragraphs', 'One\nline.\n\nTwo.'],
    ['marks', 'A *b* **c** ***d*** ~~e~~ `f` and `` a`b ``.'],
    ['underscores', 'snake_case, _italics_, __bold__, a_b_c.'],
    [
      'what looks like Markdown',
      '\\# no heading \\* no \\[link\\](x) \\`code\\` \\<b> &amp;amp; 2 \\* 3 \\\\* C:\\dir',
    ],
    [
      'what looks like a block',
      'text\n\\- no item\n\n\\+ no item\n\n1\\. no item\n\n\\> no quote\n\n\\===\n\na\n\\---',
    ],
    ['a mark before a link', 'Now\\![here](https://a.example)'],
    ['lists', '- a\n- b\n  - c\n\n    d\n- e\n\n3. x\n4. y\n   ```sh\n   z\n   ```'],
    ['lists side by side', '- a\n- b\n\n* c\n* d'],
    ['tasks', '- [x] done\n- [ ] not'],
    ['quotes', '> a\n>\n> > b\n>\n> - c'],
    ['code', '```ts\nconst a = `${1}`;\n\n  b\n```\n\n````md\n```js\nx\n```\n````\n\n~~~\na\n~~~'],
    ['tables', '| a | b |\n| :-- | --: |\n| `x \\| y` | c \\| d |\n| | *e* |'],
    ['breaks and rules', 'a\\\nb\n\n---\n\nc'],
    ['images', '![a *b*](https://a.example/x.png "T \\"q\\"")'],
    ['addresses', '[a](<https://a.example/x y_(1)>) [b](/v1/c\\)\\_d)'],
    ['headings', '## A `b` *c*\n\nx\n\n### C #\n\n### D \\#'],
    ['footnotes', 'a[^n]\n\n[^n]: One.\n\n    Two.'],
  ])('%s are unchanged', async (_, source) => {
    expect(render(await markdownOf(source))).toBe(render(source.replace(/ C #$/m, ' C')));
  });

  test('puts an address that is its own text in angle brackets', async () => {
    expect(await markdownOf('At https://b.example/_x_~y now.')).toBe('At <https://b.example/_x_~y> now.');
  });

  test('expands reference links, and drops comments', async () => {
    const source = 'See [the *site*][s].{/* no */} <!-- no -->\n\n{/* no */}\n\n[s]: https://a.example "T"';
    expect(await markdownOf(source)).toBe('See [the *site*](https://a.example "T").');
  });

  test('has the addresses of the page', async () => {
    const page = await markdownOf('[a](./intro.mdx#x) [b](/docs/c) [c](#d) ![](/img/a.png)', {
      files: {'docs/intro.mdx': '', 'static/img/a.png': ''},
    });
    expect(page).toBe('[a](/v1/docs/intro#x) [b](/v1/docs/c) [c](#d) ![](/v1/img/a.png)');
  });
});

describe('syntax that other Markdown programs do not have', () => {
  test('makes quotes of admonitions', async () => {
    const source =
      ':::tip[Use `x` **now**]\n\nText.\n\n- a\n\n:::\n\n:::note\n\nB\n\n:::\n\n<Admonition type="info" title="T">C</Admonition>';
    expect(await markdownOf(source)).toBe(
      '> **Tip:** Use `x` **now**\n>\n> Text.\n>\n> - a\n\n> **Note**\n>\n> B\n\n> **Info:** T\n>\n> C',
    );
  });

  test('names admonitions in the language of the page', async () => {
    const source =
      ':::note\n\nB\n\n:::\n\n:::tip[A title]\n\nC\n\n:::\n\n<Admonition type="info">D</Admonition>';
    const options = {messages: contentMessages(messagesOf('fr'))};
    expect(await markdownOf(source, {options})).toBe(
      '> **Remarque**\n>\n> B\n\n> **Astuce:** A title\n>\n> C\n\n> **Info**\n>\n> D',
    );
  });

  test('takes magic comments out of code, and keeps its title', async () => {
    const source =
      '```js title="a.js" {1} showLineNumbers\n// highlight-next-line\nb\n```\n\n```js title="c"\n// highlight-next-line\nd\n```\n\n```\ne\n```';
    expect(await markdownOf(source)).toBe(
      '```js title="a.js"\n// highlight-next-line\nb\n```\n\n```js title="c"\nd\n```\n\n```\ne\n```',
    );
  });

  test('keeps the source of a diagram', async () => {
    expect(await markdownOf('```mermaid\ngraph LR\n  a --> b\n```')).toBe(
      '```mermaid\ngraph LR\n  a --> b\n```',
    );
  });

  test('labels tabs and details', async () => {
    const source =
      '<Tabs values={[{value: \'a\', label: \'First\'}]}>\n<TabItem value="a">\n\nOne.\n\n</TabItem>\n<TabItem value="b" label="Second">\n\n```sh\ntwo\n```\n\n</TabItem>\n</Tabs>\n\n<details>\n<summary>More *of it*</summary>\n\nThree.\n\n</details>\n\n<Details summary="Again">Four.</Details>';
    expect(await markdownOf(source)).toBe(
      '**First**\n\nOne.\n\n**Second**\n\n```sh\ntwo\n```\n\n**More *of it***\n\nThree.\n\n**Again**\n\nFour.',
    );
  });

  test('converts elements to Markdown, and components to their content or name', async () => {
    const source = [
      "import Demo from '@site/src/Demo.tsx';",
      'export const version = 2;',
      '',
      '<div className="x"><p>A <b>b</b><br/>c <kbd>Ctrl</kbd> <a href="https://a.example">d</a></p></div>',
      '',
      '<ul><li>one</li><li>two</li></ul>',
      '',
      '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>a | b</td></tr></tbody></table>',
      '',
      'Version {version} of {window.name}.',
      '',
      '<Demo name="Grid" height={3} />',
      '',
      '<Demo>Inside.</Demo>',
      '',
      '<h2 id="own">Own</h2>',
      '',
      '<style>{`p {}`}</style>',
      '',
      '<Link to="/docs/intro">Go</Link>',
    ].join('\n');
    const files = {'src/Demo.tsx': 'export default function Demo() { return null; }'};
    expect(await markdownOf(source, {files})).toBe(
      [
        'A **b**\\\nc `Ctrl` [d](https://a.example)',
        '- one\n- two',
        '| h |\n| --- |\n| a \\| b |',
        'Version 2 of .',
        '*Live on the page: Grid*',
        'Inside.',
        '## Own',
        '[Go](/v1/docs/intro)',
      ].join('\n\n'),
    );
  });

  test('includes partials with their own links and headings', async () => {
    const page = await compile("import Part from './_part.mdx';\n\n## Before\n\n<Part/>\n\nAfter.", {
      files: {'docs/_part.mdx': '## In\n\n[up](../up.mdx) {1 + 1}', 'docs/intro.mdx': ''},
      options: {permalinks: {'up.mdx': '/v1/up'}},
    });
    expect(page.text.markdown).toBe('## Before\n\n## In\n\n[up](/v1/up) 2\n\nAfter.\n');
    expect(page.text.sections.map(({id, text}) => [id, text])).toEqual([
      ['', ''],
      ['before', ''],
      ['in', 'up 2 After.'],
    ]);
  });

  test('includes partials with what they are given', async () => {
    const source = [
      "import Part from './_part.mdx';",
      "import * as All from './_part.mdx';",
      '',
      '<Part name="Ann" version={1 + 2}>',
      '',
      'First.',
      '',
      '- an item',
      '',
      '</Part>',
      '',
      '<All.default name="Bob">Second.</All.default>',
      '',
      'In a line: <Part name="Eve">third</Part>.',
    ].join('\n');
    const part =
      "import Inner from './_inner.mdx';\n\nHello **{props.name}**{props.version}.\n\n{props.children}\n\n<Inner of={`part of ${props.name}`}/>\n";
    const page = await compile(source, {
      files: {'docs/_part.mdx': part, 'docs/_inner.mdx': 'An inner {props.of}.'},
    });
    expect(page.text.markdown).toBe(
      [
        'Hello **Ann**3.',
        'First.',
        '- an item',
        'An inner part of Ann.',
        'Hello **Bob**.',
        'Second.',
        'An inner part of Bob.',
        'In a line: Hello **Eve**. third An inner part of Eve..\n',
      ].join('\n\n'),
    );
    expect(page.text.sections[0]?.text).toContain('Hello Ann3. First. an item An inner part of Ann.');
  });

  test('keeps the HTML of CommonMark pages', async () => {
    const input = {format: 'md'} as const;
    expect(await markdownOf('a <sub>b</sub> {c}\n\n<!-- no -->\n\n<div>\nd\n\ne\n</div>', {input})).toBe(
      'a <sub>b</sub> {c}\n\n<div>\nd\n\ne\n\n</div>',
    );
  });

  test('returns an empty text for a page that cannot be parsed', async () => {
    expect((await compile('<b>')).text).toEqual({markdown: '', sections: []});
  });
});

test('splits the text at its headings', async () => {
  const source =
    'Intro *text*.\n\n## First `part` {#one}\n\n| a | b |\n| --- | --- |\n| c | d |\n\n```js title="x.js"\ncode();\n```\n\n### Second\n\n- e\n- f\n\n:::tip\n\ng\n\n:::\n';
  expect((await compile(source)).text.sections).toEqual([
    {id: '', heading: '', level: 1, text: 'Intro text.'},
    {id: 'one', heading: 'First part', level: 2, text: 'a · b. c · d. x.js code();'},
    {id: 'second', heading: 'Second', level: 3, text: 'e f Tip: g'},
  ]);
});

test('reads the cells of a row as one sentence', async () => {
  const source = [
    '| Cause | Check | Cure |',
    '| --- | --- | --- |',
    '| no *token* | The header is there. | Send `Authorization`. |',
    '| | other? | |',
    '',
    '<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>',
  ].join('\n');
  expect((await compile(source)).text.sections[0]?.text).toBe(
    'Cause · Check · Cure. no token · The header is there · Send Authorization. other? One · Two.',
  );
});

describe('of a diagram', () => {
  const diagram = async (code: string, options?: Options) =>
    (await compile(`\`\`\`mermaid\n${code}\n\`\`\``, options)).text.sections[0]?.text;

  test('contains its labels and description, and nothing of the syntax', async () => {
    const text = await diagram(
      '---\ntitle: The parts\n---\nflowchart LR\n  accTitle: How parts meet\n  accDescr: One calls two\n  %% no\n  WS["Web <br/> Socket & co"] -->|"asks"| R[Run monitor]\n  R --> WS',
    );
    expect(text).toBe('The parts · How parts meet · One calls two. asks · Web Socket & co · Run monitor.');
  });

  test.each([
    [
      'sequence',
      'sequenceDiagram\n  participant A as Alice\n  A->>Bob: Hello\n  Bob-->>A: Hello',
      'Hello · Alice · Bob.',
    ],
    ['state', 'stateDiagram-v2\n  [*] --> ready\n  ready --> running: start', 'start · ready · running.'],
  ])('of the kind `%s` as well', async (_, code, text) => {
    expect(await diagram(code)).toBe(text);
  });

  test('of a CommonMark page as well', async () => {
    expect(await diagram('graph LR\n  a[One] --> b[Two]', {input: {format: 'md'}})).toBe('One · Two.');
  });

  test('that is shown as code is code', async () => {
    const code = 'pie\n  "Dogs" : 3';
    expect(await diagram(code)).toBe('pie "Dogs" : 3');
    expect(
      await diagram('graph LR\n  a --> b', {options: {markdown: {...OPTIONS.markdown, mermaid: false}}}),
    ).toContain('graph LR');
  });
});
