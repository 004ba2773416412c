import {describe, expect, it} from 'vitest';
import {compile} from './site.tsx';

const front = '---\ntitle: x\n---\n\n';

describe('syntax errors', () => {
  const cases: [name: string, source: string, line: number, column: number, message: string, hint: RegExp][] =
    [
      [
        'an unclosed tag',
        `${front}Text\n\n<Tabs>\n\nmore`,
        7,
        1,
        'Expected a closing tag for `<Tabs>`.',
        /<\/Tabs>/,
      ],
      [
        'an unclosed tag in prose',
        'Use <your-token> here.',
        1,
        5,
        'Expected a closing tag for `<your-token>`.',
        /backticks/,
      ],
      [
        'a wrong closing tag',
        '<div>\n\n</span>',
        3,
        1,
        'The closing tag `</span>` stands where `</div>` is expected.',
        /nested/,
      ],
      [
        'an unclosed brace',
        `${front}A {name without end`,
        5,
        3,
        '`{` starts an expression here that is never closed with `}`.',
        /\\\{/,
      ],
      [
        'a brace with prose',
        'Ask for {the token} now.',
        1,
        9,
        '`{` starts an expression here that is not valid JavaScript',
        /\\\{/,
      ],
      [
        'a bracket before a number',
        'If a <3 then',
        1,
        7,
        '`<` starts a tag here, but no name begins with `3`.',
        /\\</,
      ],
      [
        'an address in brackets',
        'See <https://e.org>.',
        1,
        12,
        'An address in `<…>` is no link in MDX.',
        /\[text\]/,
      ],
      [
        'a bad import',
        "import {a from 'x'\n\nText",
        1,
        11,
        'This `import` line is not valid JavaScript',
        /blank line/,
      ],
    ];
  it.each(cases)('%s', async (_name, source, line, column, message, hint) => {
    const page = await compile(source);
    expect(page.problems).toHaveLength(1);
    expect(page.problems[0]).toMatchObject({severity: 'error', file: 'docs/page.mdx', line, column});
    expect(page.problems[0]?.message.slice(0, message.length)).toBe(message);
    expect(page.problems[0]?.message).not.toMatch(/acorn|micromark|U\+/);
    expect(page.problems[0]?.hint).toMatch(hint);
    expect(page.body).toEqual({type: 'html', html: ''});
  });
});

describe('other mistakes', () => {
  const files = {
    'docs/snippet.mdx': 'x',
    'docs/_loop.mdx': "import Loop from './_loop.mdx';\n\n<Loop />",
    'docs/_bad.mdx': 'ok\n\n{',
    'docs/_title.mdx': '---\na: 1\n---\nx',
    'docs/data.json': '{',
    'src/Demo.tsx': '',
  };
  const cases: [source: string, problem: object][] = [
    ['\n<Tbas>x</Tbas>', {severity: 'error', line: 2, column: 1, hint: 'Did you mean `<Tabs>`?'}],
    [
      'a {b.map((x) => <Foo key={x} />)}\n\nexport const b = [];',
      {severity: 'error', line: 1, column: 17, message: expect.stringContaining('`<Foo>`')},
    ],
    [
      'Hi {name} there',
      {
        severity: 'error',
        line: 1,
        column: 4,
        message: expect.stringContaining('`{name}`'),
        hint: expect.stringContaining('\\{'),
      },
    ],
    [
      "import A from './snipet.mdx';\n\n<A />",
      {
        severity: 'error',
        line: 1,
        column: 15,
        message: 'The imported file `./snipet.mdx` does not exist.',
        hint: 'Did you mean `./snippet.mdx`?',
      },
    ],
    [
      "import A from '@site/src/Demos';\n\n<A />",
      {severity: 'error', line: 1, column: 15, hint: 'Did you mean `@site/src/Demo.tsx`?'},
    ],
    [
      "import a from './data.json';\n\n{a.b}",
      {severity: 'error', line: 1, column: 15, message: expect.stringContaining('not valid JSON')},
    ],
    [
      "import A from './_loop.mdx';\n\n<A />",
      {severity: 'error', file: 'docs/_loop.mdx', line: 1, column: 18},
    ],
    ["import A from './_bad.mdx';\n\n<A />", {severity: 'error', file: 'docs/_bad.mdx', line: 3}],
    ["import A from './_title.mdx';\n\n<A />", {severity: 'warning', file: 'docs/_title.mdx', line: 1}],
    [
      "import A from '@theme/A';\nimport A from '@theme/B';\n\n<A />",
      {severity: 'error', line: 2, column: 8, message: 'The name `A` is declared twice.'},
    ],
    [':::wraning\nx\n:::', {severity: 'warning', line: 1, column: 1, hint: 'Did you mean `:::warning`?'}],
    [
      ':::note\n\nx',
      {severity: 'warning', line: 1, column: 1, message: expect.stringContaining('never closed')},
    ],
    [':foo[label]', {severity: 'warning', line: 1, column: 1}],
    ['```pyhton\nx\n```', {severity: 'warning', line: 1, column: 1, hint: 'Did you mean `python`?'}],
    ["{require('react').x}", {severity: 'error', line: 1}],
  ];
  it.each(cases)('%j', async (source, problem) => {
    const page = await compile(source, {files});
    expect(page.problems).toEqual([expect.objectContaining({file: 'docs/page.mdx', ...problem})]);
  });

  it('reports several at once', async () => {
    const page = await compile('[a](./x.md)\n\n<Foo />\n\n![b](./y.png)', {files});
    expect(page.problems.map(({line}) => line)).toEqual([1, 3, 5]);
  });

  it('remembers what was missing, so that a cached page is compiled again once it is there', async () => {
    const page = await compile("import a from './none.json';\n\n![b](./y.png)", {files});
    expect(page.dependencies.files).toMatchObject({'docs/none.json': null, 'docs/y.png': null});
  });
});
