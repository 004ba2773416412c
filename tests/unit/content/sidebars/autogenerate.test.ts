import {describe, expect, test} from 'vitest';
import {loadTestSite, type TestOptions, written} from '../loadTestSite.ts';
import {drawSidebar} from './sidebarTree.ts';

async function load(files: Record<string, string>, options?: TestOptions) {
  const docs = Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/${name}`, text]));
  const {content, problems} = await loadTestSite(docs, options);
  return {sidebar: content.sidebars.defaultSidebar, problems: written(problems)};
}

async function draw(files: Record<string, string>, options?: TestOptions) {
  return drawSidebar((await load(files, options)).sidebar);
}

describe('order', () => {
  test('is by position, then by name on disk; docs and folders mix', async () => {
    expect(
      await draw({
        'z.md': '---\nsidebar_position: 1\n---\n',
        '02-y.md': '',
        'b.md': '---\nsidebar_position: 1.5\n---\n',
        'neg.md': '---\nsidebar_position: -1\n---\n',
        '03-f/x.md': '',
        'a.md': '',
        'B.md': '',
        'g/x.md': '',
        'g/_category_.json': '{"position": 2.5}',
        'm/x.md': '',
      }),
    ).toEqual([
      'neg -> /v1/docs/neg',
      'z -> /v1/docs/z',
      'b -> /v1/docs/b',
      'y -> /v1/docs/y',
      '[g]',
      '  x -> /v1/docs/g/x',
      '[f]',
      '  x -> /v1/docs/f/x',
      'B -> /v1/docs/B',
      'a -> /v1/docs/a',
      '[m]',
      '  x -> /v1/docs/m/x',
    ]);
  });

  test('of names includes the extension', async () => {
    expect(await draw({'a.md': '', 'a-b.md': ''})).toEqual(['a-b -> /v1/docs/a-b', 'a -> /v1/docs/a']);
  });
});

describe('the index doc of a folder', () => {
  test.each(['index.md', 'README.md', 'guides.md'])('%s becomes the link of its category', async (name) => {
    const files = {[`guides/${name}`]: '# All guides', 'guides/a.md': ''};
    expect(await draw(files)).toEqual(['[All guides] -> /v1/docs/guides/', '  a -> /v1/docs/guides/a']);
  });

  test('sets label, position, class and properties', async () => {
    const {sidebar} = await load({
      'guides/index.md':
        '---\nsidebar_label: G\nsidebar_position: 1\nsidebar_class_name: c\nsidebar_custom_props: {p: 1}\n---\n# T',
      'guides/a.md': '',
      'a.md': '',
    });
    expect(sidebar?.[0]).toMatchObject({type: 'category', label: 'G', className: 'c', customProps: {p: 1}});
  });

  test('is kept as an item if the category file says so', async () => {
    const files = {'g/index.md': '# I', 'g/a.md': '', 'g/_category_.yml': 'link: null'};
    expect(await draw(files)).toEqual(['[g]', '  a -> /v1/docs/g/a', '  I -> /v1/docs/g/']);
  });

  test('alone in its folder is a plain item', async () => {
    expect(await draw({'g/index.md': '# I'})).toEqual(['I -> /v1/docs/g/']);
  });

  test('at the root is an item', async () => {
    expect(await draw({'index.md': '# I', 'a.md': ''})).toEqual(['a -> /v1/docs/a', 'I -> /v1/docs/']);
  });
});

describe('category files', () => {
  test('set everything', async () => {
    const file = {
      $schema: './category.schema.json',
      label: 'L',
      position: '2',
      description: 'D',
      collapsible: true,
      collapsed: false,
      className: 'c',
      customProps: {p: 1},
      key: 'k',
      link: {type: 'generated-index', title: 'T', slug: '/s', description: 'X'},
    };
    const {sidebar, problems} = await load({
      'g/a.md': '',
      'g/_category_.json': `\t${JSON.stringify(file)}`,
      'h.md': '',
    });
    expect(problems).toEqual([]);
    expect(sidebar?.[0]).toEqual({
      type: 'category',
      label: 'L',
      description: 'D',
      collapsible: true,
      collapsed: false,
      className: 'c',
      customProps: {p: 1},
      key: 'k',
      link: {type: 'generated-index', title: 'T', href: '/v1/docs/s', description: 'X'},
      items: [{type: 'doc', id: 'g/a', label: 'a', href: '/v1/docs/g/a'}],
    });
  });

  test.each(['a', 'g/a'])('may link to the doc `%s` of the folder', async (id) => {
    const files = {
      '01-g/a.md': '# A',
      '01-g/b.md': '',
      '01-g/_category_.yaml': `link: {type: doc, id: ${id}}`,
    };
    expect(await draw(files)).toEqual(['[A] -> /v1/docs/g/a', '  b -> /v1/docs/g/b']);
  });

  test('may link to a doc elsewhere', async () => {
    const files = {'g/a.md': '', 'o.md': '# O', 'g/_category_.yml': 'label: G\nlink: {type: doc, id: o}'};
    expect(await draw(files)).toEqual(['[G] -> /v1/docs/o', '  a -> /v1/docs/g/a', 'O -> /v1/docs/o']);
  });

  test('of the folder itself has no effect', async () => {
    expect(await draw({'a.md': '', '_category_.yml': 'label: Root'})).toEqual(['a -> /v1/docs/a']);
  });

  test.each([
    [
      '_category_.json',
      '{"label": 3,\n "positon": 1}',
      ['error docs/g/_category_.json:2:2 Unknown key `positon`. | Did you mean `position`?'],
    ],
    [
      '_category_.yml',
      'position: first',
      ['error docs/g/_category_.yml:1:11 `position` must be a number, but is the string "first".'],
    ],
    [
      '_category_.yml',
      'link: {type: doc, id: x}',
      [
        'error docs/g/_category_.yml:1:23 The category links to the doc `x`, which does not exist. | Available doc ids: `g/a`.',
      ],
    ],
  ])('with mistakes: %s %j', async (name, text, expected) => {
    const {problems, sidebar} = await load({'g/a.md': '', [`g/${name}`]: text});
    expect(problems).toEqual(expected);
    expect(drawSidebar(sidebar)).toEqual(['[g]', '  a -> /v1/docs/g/a']);
  });

  test('with broken syntax', async () => {
    const {problems} = await load({
      'g/a.md': '',
      'g/_category_.json': '{\n  "label": "x"\n  "position": 1\n}',
    });
    expect(problems).toEqual([
      expect.stringMatching(
        /^error docs\/g\/_category_\.json:[23]:\d+ The category file is not valid JSON: /,
      ),
    ]);
  });

  test('two in one folder', async () => {
    const {problems} = await load({'g/a.md': '', 'g/_category_.json': '{}', 'g/_category_.yml': 'label: x'});
    expect(problems).toEqual([
      'warning docs/g/_category_.yml The folder has two category files; `docs/g/_category_.json` is used. | Remove one of them.',
    ]);
  });
});

test('silently drops folders that contain only drafts', async () => {
  const {sidebar, problems} = await load({
    'g/a.md': '---\ndraft: true\n---\n',
    'h/index.md': '---\ndraft: true\n---\n',
    'h/_category_.yml': 'link: {type: doc, id: index}',
    'h/b.md': '',
  });
  expect(drawSidebar(sidebar)).toEqual(['[h]', '  b -> /v1/docs/h/b']);
  expect(problems).toEqual([]);
});

test('keeps number prefixes in labels when they are not parsed', async () => {
  expect(await draw({'02-g/01-a.md': ''}, {docs: {numberPrefixParser: false}})).toEqual([
    '[02-g]',
    '  01-a -> /v1/docs/02-g/01-a',
  ]);
});
