import {describe, expect, test} from 'vitest';
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
        'The closing tag `</span>` is where `</div>` is expected.',
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
        'An address in `<…>` is not a link in MDX.',
        /\[text\]/,
      ],
      [
        'an email address in brackets',
        'Write to <ann.lee@e.org>.',
        1,
        18,
        'An address in `<…>` is not a link in MDX.',
        /bare address/,
      ],
      ['an element without content', 'a<br>b', 1, 2, 'The tag `<br>` is not closed', /`<br \/>`/],
      ['one inside of another', '<p>\na <hr> b\n</p>', 2, 3, 'The tag `<hr>` is not closed', /`<hr \/>`/],
      [
        'a value without quotes',
        '<p align=center>x</p>',
        1,
        10,
        'The value of the attribute `align` has no quotes',
        /`align="center"`/,
      ],
      [
        'a comment that is not closed in its paragraph',
        'Text <!-- remark\n\nMore.',
        1,
        6,
        'The comment that begins here is not closed in its paragraph.',
        /`-->`/,
      ],
      [
        'a comment that takes in a closing tag',
        '<div>\n\n<!-- remark\n\n</div>',
        3,
        1,
        'The comment that begins here is not closed',
        /`-->`/,
      ],
      [
        'quotes in quotes without end',
        `${front}${'>'.repeat(3000)} x`,
        5,
        1,
        'Quotes, lists or tags are nested too deeply to be read.',
        /take them out/,
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
  test.each(cases)('%s', async (_name, source, line, column, message, hint) => {
    const page = await compile(source);
    expect(page.problems).toHaveLength(1);
    expect(page.problems[0]).toMatchObject({severity: 'error', file: 'docs/page.mdx', line, column});
    expect(page.problems[0]?.message.slice(0, message.length)).toBe(message);
    expect(page.problems[0]?.message).not.toMatch(/acorn|micromark|U\+/);
    expect(page.problems[0]?.hint).toMatch(hint);
    expect(page.body).toEqual({type: 'html', html: ''});
  });

  test('all of a file are reported, with lines of Windows as well', async () => {
    const page = await compile('A {first one}.\r\n\r\nA <br> and {no end.\r\n\r\nA {last one}.\r\n');
    expect(page.problems.map(({line, column}) => [line, column])).toEqual([
      [1, 3],
      [3, 3],
      [3, 12],
      [5, 3],
    ]);
  });

  test('in a `.md` file, the hint says how to read it as plain Markdown', async () => {
    const page = await compile('Use <your-token> here.', {input: {file: 'docs/page.md'}});
    expect(page.problems[0]?.hint).toMatch(/backticks\. .*`markdown\.format` to `'detect'`\.$/);
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
      'Use {{name}} here.',
      {
        severity: 'error',
        line: 1,
        column: 5,
        message: expect.stringContaining('`{{name}}` is an expression'),
      },
    ],
    [
      'Use {items.map((item) => item.name)} here.',
      {severity: 'error', line: 1, column: 5, message: expect.stringContaining('nothing called `items`')},
    ],
    [
      'Use {1 + rest} here.',
      {severity: 'error', line: 1, column: 5, message: expect.stringContaining('nothing called `rest`')},
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
      {
        severity: 'error',
        file: 'docs/data.json',
        line: 1,
        column: 1,
        message: expect.stringContaining('not valid JSON'),
      },
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
    [
      '# T\n\n:::note[Title\n\nx',
      {severity: 'warning', line: 3, column: 1, hint: 'Close the title with `]`.'},
    ],
    [
      '- a\n\n  ::: note? x',
      {severity: 'warning', line: 3, column: 3, message: expect.stringContaining('`:::note`')},
    ],
    [
      ':::note\n\nx\n\n:::\n\n:::',
      {severity: 'warning', line: 7, message: expect.stringContaining('ends no')},
    ],
    [
      'Text.\n\n<!-- More: go on\n\n## Next',
      {severity: 'error', line: 3, column: 1, hint: 'Add `-->` at its end.'},
    ],
    [
      "Text.\nimport Foo, {Bar} from './Foo';\n\n<Foo /> <Bar />",
      {severity: 'error', line: 2, column: 1, hint: 'Put a blank line before it.'},
    ],
    [
      'Text.\nexport const version = 1;\n\nIs {version}',
      {severity: 'error', line: 2, column: 1, hint: 'Put a blank line before it.'},
    ],
    [
      "<img src={require('./none.png').default} />",
      {severity: 'error', line: 1, column: 11, message: expect.stringContaining('`./none.png`')},
    ],
    [':foo[label]', {severity: 'warning', line: 1, column: 1}],
    [
      '## Headers {#own-headers]',
      {
        severity: 'warning',
        line: 1,
        column: 12,
        message: expect.stringContaining('`{#own-headers]` is shown as text'),
      },
    ],
    ['## Two {#two words}', {severity: 'warning', line: 1, column: 8}],
    ['Text\n\n##\n\nMore', {severity: 'warning', line: 3, column: 1, message: 'The heading has no text.'}],
    ['```pyhton\nx\n```', {severity: 'warning', line: 1, column: 1, hint: 'Did you mean `python`?'}],
    ["{require('react').x}", {severity: 'error', line: 1}],
  ];
  test.each(cases)('%j', async (source, problem) => {
    const page = await compile(source, {files});
    expect(page.problems).toEqual([expect.objectContaining({file: 'docs/page.mdx', ...problem})]);
  });

  test.each([
    'Use \\:::note and `:::`.',
    'We import goods\nimport from abroad',
    '```\n:::\nimport a from "a"\n```',
    '## The `{#if}` block\n\n## Another `{#if}`',
  ])('%j is not a mistake', async (source) => {
    expect((await compile(source)).problems).toEqual([]);
  });

  test.each([
    // The page itself, and a file of another type.
    ['./page.svg', {'docs/page.mdx': '', 'docs/page.md': ''}, 'Check the path; it is relative to this file.'],
    ['./pages', {'docs/page.mdx': ''}, 'Check the path; it is relative to this file.'],
    ['@site/src/Elsewhere', {'docs/page.mdx': ''}, 'Check the path; `@site` is the site folder.'],
    ['./data.json', {'docs/data.mdx': '', 'docs/date.json': ''}, 'Did you mean `./date.json`?'],
    ['./photo.svg', {'docs/photo.png': ''}, 'Did you mean `./photo.png`?'],
  ])('for %s suggests a file of its type, or none', async (path, files, hint) => {
    const page = await compile(`import a from '${path}';\n\n{a}`, {files});
    expect(page.problems).toEqual([expect.objectContaining({line: 1, column: 15, hint})]);
  });

  test.each([
    ['', 'It is empty: save the image again.'],
    [
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
      'It is a placeholder of Git LFS: run',
    ],
    ['<!doctype html>', 'Browsers will not show it'],
  ])('an image whose file contains %j has a warning', async (content, hint) => {
    const page = await compile('![A photo](./photo.png) ![A drawing](./a.svg)', {
      files: {'docs/photo.png': content, 'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'},
    });
    const message = 'The file of the image `./photo.png` is not an image.';
    expect(page.problems).toEqual([
      expect.objectContaining({severity: 'warning', line: 1, message, hint: expect.stringContaining(hint)}),
    ]);
  });

  test.each([
    ['![a](C:\\Users\\ann\\a.png)', 'C:\\Users\\ann\\a.png', './a.png', 'broken-image'],
    ['![a](file:///home/ann/a%20b.png)', 'file:///home/ann/a%20b.png', './a b.png', 'broken-image'],
    ['[a](D:/notes/a.pdf)', 'D:/notes/a.pdf', './a.pdf', 'broken-link'],
  ])('%s is a path that readers cannot open', async (text, address, hint, rule) => {
    expect((await compile(text)).problems).toEqual([
      {
        severity: 'warning',
        file: 'docs/page.mdx',
        line: 1,
        column: 1,
        message: `The address \`${address}\` is a path on your computer, which readers cannot open.`,
        hint: `Put the file next to this page, and write \`${hint}\`.`,
        rule,
      },
    ]);
  });

  test('cells that a table has no column for are reported, since they are not shown', async () => {
    const page = await compile(
      '| Option | Meaning |\n| --- | --- |\n| `a|b` | either |\n| `a\\|b` | either |\n| c | d | |\n',
    );
    expect(page.problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        line: 3,
        column: 9,
        message: 'This row has 3 cells, but the table has 2 columns: the rest is not shown.',
        hint: expect.stringContaining('`\\|`'),
      }),
    ]);
  });

  test('an image that browsers show has none, though its size is not known', async () => {
    const page = await compile('![A film](./film.gif)', {
      files: {'docs/film.gif': Buffer.from('GIF89a\0\0\0\0\0\0\0')},
    });
    expect(page.problems).toEqual([]);
    expect(JSON.stringify(page)).not.toContain('width=');
  });

  test.each([
    ['Latin-1', Buffer.from('# Caf\xe9', 'latin1')],
    ['UTF-16', Buffer.from('\ufeff# Cafe', 'utf16le')],
    ['binary data', Buffer.from([0x41, 0x3c, 0x00, 0x3d, 0xff])],
  ])('%s is not UTF-8 text, which is its only problem', async (_name, bytes) => {
    const wrong = {'docs/page.mdx': bytes, 'docs/_part.mdx': bytes};
    const reported = {severity: 'error', message: 'The file is not UTF-8 text.'};
    const page = await compile(bytes.toString('utf8'), {files: wrong});
    expect(page.problems).toEqual([expect.objectContaining({...reported, file: 'docs/page.mdx', line: 1})]);
    const importing = await compile("import Part from './_part.mdx';\n\n<Part />", {files: wrong});
    expect(importing.problems).toEqual([expect.objectContaining({...reported, file: 'docs/_part.mdx'})]);
  });

  test('an imported file that is too large is named, and not compiled', async () => {
    const files = {'docs/_log.md': 'words '.repeat(600_000)};
    const {problems} = await compile("import Log from './_log.md';\n\n<Log />", {files});
    const message = 'The file has 3.6 MB, and a page can have at most 3 MB.';
    expect(problems).toMatchObject([{severity: 'error', file: 'docs/_log.md', message}]);
  });

  test('a NUL character in a text is named, with its place', async () => {
    const text = 'One\nTwo \0 three';
    expect((await compile(text, {files: {'docs/page.mdx': text}})).problems).toMatchObject([
      {line: 2, column: 5, message: expect.stringContaining('NUL character (U+0000)')},
    ]);
  });

  test('the replacement character itself may occur in a text', async () => {
    const text = 'Not known: \uFFFD';
    expect((await compile(text, {files: {'docs/page.mdx': text}})).problems).toEqual([]);
  });

  test('front matter of an imported file that is also a page applies to that page', async () => {
    const own = {'docs/intro.mdx': '---\ntitle: Intro\n---\nx', 'docs/draft.mdx': '---\ndraft: true\n---\nx'};
    const source = "import A from './intro.mdx';\nimport B from './draft.mdx';\n\n<A />\n\n<B />";
    expect((await compile(source, {files: own})).problems).toEqual([]);
  });

  test('reports several at once', async () => {
    const page = await compile('[a](./x.md)\n\n<Foo />\n\n![b](./y.png)', {files});
    expect(page.problems.map(({line}) => line)).toEqual([1, 3, 5]);
  });

  test('remembers what was missing, so that a cached page is recompiled once it exists', async () => {
    const page = await compile("import a from './none.json';\n\n![b](./y.png)", {files});
    expect(page.dependencies.files).toMatchObject({'docs/none.json': null, 'docs/y.png': null});
  });
});

describe('what is shown as text', () => {
  test.each([
    ['A word[^gone] and more.', ['1:7 The footnote `[^gone]` is not defined, so it is shown as text.']],
    ['A word[^1] and more.\n\n[^1]: One.', []],
    ['Names match `[a-z][^0-9]` or x[^0-9]+.', []],
    [
      'See [the page](./my page.md) and ![a picture](img/my  picture.png "Title").',
      [
        '1:5 The address `./my page.md` has a space in it, so the link is shown as text.',
        '1:34 The address `img/my  picture.png` has a space in it, so the image is shown as text.',
      ],
    ],
    [
      'This is ** bold**, **bold ** and *plain*.\n\n**Note:**read it.\n\n这是**注意：**文。',
      [
        '1:9 `** bold**` is not bold, but shown as text: a space follows its first `**`.',
        '1:20 `**bold **` is not bold, but shown as text: a space comes before its last `**`.',
        '3:1 `**Note:**` is not bold, but shown as text: its last `**` is between punctuation and a letter.',
        '5:3 `**注意：**` is not bold, but shown as text: its last `**` is between punctuation and a letter.',
      ],
    ],
    [
      'A ==marked text== and ==b==.',
      [
        '1:3 `==marked text==` is highlighted in some editors only; it is shown as text.',
        '1:23 `==b==` is highlighted in some editors only; it is shown as text.',
      ],
    ],
    ['Powers 2 ** 3 ** 4, paths src/** and lib/**, f(**a, **b), \\** b**, **Bold:** text.', []],
    ['If a == b and c == d, or a==b==c, ===x===, \\==x==, `==code==`.', []],
    ['An array[0](of any kind), [sic](as it was), \\[x](./a b.md), [x](<./a b.md>).', []],
  ])('%s', async (source, expected) => {
    const {problems} = await compile(source);
    const about = problems.filter(({message}) => message.includes('shown as text'));
    expect(about.map(({line, column, message}) => `${line}:${column} ${message}`)).toEqual(expected);
  });

  test.each([
    ["import A from './a.png';\n\n---\ntitle: Keys\ntags: [a]\n---\n\nText.", '3:1'],
    ['---\ntitle: Keys\n---\n\n---\nsidebar_position: 2\n---\n\nText.', '5:1'],
    ['Text.\n\n---\n\ntitle: Keys\n---\n', undefined],
    ['Text.\n\n---\nNote: a heading\n---\n', undefined],
    ['Text.\n\n```md\n---\ntitle: Keys\n---\n```\n', undefined],
  ])('front matter below other text: %j', async (source, place) => {
    const {problems} = await compile(source);
    const about = problems.filter(({message}) => message.startsWith('This is front matter below'));
    expect(about.map(({line, column}) => `${line}:${column}`)).toEqual(place === undefined ? [] : [place]);
  });
});
