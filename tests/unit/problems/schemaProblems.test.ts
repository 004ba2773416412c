import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {checkSchema} from '../../../src/generator/problems/checkSchema.ts';
import {locateYaml} from '../../../src/generator/yaml/locateYaml.ts';

const author = z.union([
  z.string(),
  z.strictObject({name: z.string(), url: z.string().optional()}),
  z.array(z.union([z.string(), z.strictObject({name: z.string()})])),
]);

const item = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('doc'), id: z.string()}),
  z.strictObject({type: z.literal('link'), href: z.string(), label: z.string().optional()}),
]);

const schema = z.strictObject({
  title: z.string(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  draft: z.boolean().default(false),
  format: z.enum(['mdx', 'md', 'detect']).optional(),
  authors: author.optional(),
  tags: z.array(z.string()).optional(),
  toc: z.strictObject({min: z.number().int().min(2).max(6).optional()}).optional(),
  link: z.union([z.null(), z.strictObject({id: z.string()})]).optional(),
  items: z.array(item).optional(),
  count: z.union([z.number(), z.literal('ALL')]).optional(),
  more: z.record(z.string(), z.strictObject({label: z.string()})).optional(),
  css: z.string().endsWith('.css', {error: 'must end with `.css`'}).optional(),
  id: z
    .string()
    .refine((id) => !id.includes('/'), {
      error: 'must not contain `/`',
      params: {hint: 'Use `slug` for the address.'},
    })
    .optional(),
});

function problemsOf(yaml: string) {
  const {problems} = checkSchema(schema, parse(yaml), {
    file: 'docs/a.md',
    what: 'front matter',
    locate: (path, where) => locateYaml(`\n${yaml}`, path, where),
  });
  return problems.map(({line, column, message, hint}) => [
    `${line}:${column}`,
    message,
    ...(hint ? [hint] : []),
  ]);
}

describe('one problem for each issue, in words, at its place', () => {
  test.each<[string, string[][]]>([
    [
      'title: A\nsidebar_position: two',
      [['3:19', '`sidebar_position` must be a number, but is the string "two".']],
    ],
    ['title: A\nsidbar_label: x', [['3:1', 'Unknown key `sidbar_label`.', 'Did you mean `sidebar_label`?']]],
    [
      'title: A\ntoc: {mni: 2, foo: 1}',
      [
        ['3:7', 'Unknown key `mni` in `toc`.', 'Did you mean `min`?'],
        ['3:15', 'Unknown key `foo` in `toc`.', 'Known keys are `min`.'],
      ],
    ],
    [
      'title: A\nconstructor: x',
      [
        [
          '3:1',
          'Unknown key `constructor`.',
          'Known keys are `title`, `sidebar_label`, `sidebar_position`, `draft`, `format`, `authors`, `tags`, `toc`, `link`, `items`, `count`, `more`, `css` and `id`.',
        ],
      ],
    ],
    ['title: A\ndraft: yep', [['3:8', '`draft` must be `true` or `false`, but is the string "yep".']]],
    ['title:', [['2:1', '`title` must be a string, but is `null`.', 'Write a value, or remove the key.']]],
    [
      'title: A\ntags: one, two',
      [
        [
          '3:7',
          '`tags` must be a list of strings, but is the string "one, two".',
          'Write a list: `["one","two"]`.',
        ],
      ],
    ],
    [
      'title: A\ntags: "*.{md,mdx}"',
      [
        [
          '3:7',
          '`tags` must be a list of strings, but is the string "*.{md,mdx}".',
          'Write a list: `["*.{md,mdx}"]`.',
        ],
      ],
    ],
    [
      'title: A\ndraft: Yes',
      [['3:8', '`draft` must be `true` or `false`, but is the string "Yes".', 'Write `true`.']],
    ],
    [
      'title: A\nsidebar_position: "2"',
      [['3:19', '`sidebar_position` must be a number, but is the string "2".', 'Write `2`, without quotes.']],
    ],
    ['draft: true', [['undefined:undefined', '`title` is missing.', 'Set it to a string.']]],
    [
      '[a, b]',
      [
        [
          'undefined:undefined',
          'The front matter must be an object, but is a list of strings.'.replace(' of strings', ''),
        ],
      ],
    ],
    [
      'title: A\nformat: mdxx',
      [['3:9', '`format` must be "mdx", "md" or "detect", but is the string "mdxx".', 'Did you mean "mdx"?']],
    ],
    [
      'title: A\nauthors: 3',
      [
        [
          '3:10',
          '`authors` must be a string, an object or a list of strings or objects, but is the number 3.',
        ],
      ],
    ],
    [
      'title: A\nauthors:\n  nam: Ann\n  name: Ann',
      [['4:3', 'Unknown key `nam` in `authors`.', 'Did you mean `name`?']],
    ],
    [
      'title: A\nauthors:\n  - ann\n  - name: 3',
      [['5:11', '`authors[1].name` must be a string, but is the number 3.']],
    ],
    [
      'title: A\ntags: [a, 2, true]',
      [
        ['3:11', '`tags[1]` must be a string, but is the number 2.'],
        ['3:14', '`tags[2]` must be a string, but is `true`.'],
      ],
    ],
    ['title: A\ntoc: {min: 1}', [['3:12', '`toc.min` must be at least 2, but is the number 1.']]],
    ['title: A\ntoc: {min: 2.5}', [['3:12', '`toc.min` must be a whole number, but is the number 2.5.']]],
    [
      'title: A\nlink: doc',
      [['3:7', '`link` must be `null` or an object, but is the string "doc".', 'Known keys are `id`.']],
    ],
    [
      'title: A\ncount: all',
      [['3:8', '`count` must be a number or "ALL", but is the string "all".', 'Did you mean "ALL"?']],
    ],
    [
      'title: A\nitems:\n  - {type: dok, id: a}',
      [['4:12', '`items[0].type` must be "doc" or "link", but is the string "dok".', 'Did you mean "doc"?']],
    ],
    [
      'title: A\nitems:\n  - {type: link, href: a, lable: b}',
      [['4:27', 'Unknown key `lable` in `items[0]`.', 'Did you mean `label`?']],
    ],
    ['title: A\nitems:\n  - type: link', [['4:5', '`items[0].href` is missing.', 'Set it to a string.']]],
    ['title: A\nmore:\n  x: {label: 3}', [['4:14', '`more.x.label` must be a string, but is the number 3.']]],
    ['title: A\ncss: a.txt', [['3:6', '`css` must end with `.css`.']]],
    ['title: A\nid: a/b', [['3:5', '`id` must not contain `/`.', 'Use `slug` for the address.']]],
  ])('%s', (yaml, expected) => {
    expect(problemsOf(yaml)).toEqual(expected);
  });

  test('unknown keys can be warnings', () => {
    const {problems} = checkSchema(
      schema,
      {title: 'A', x: 1},
      {what: 'front matter', unknownKeys: 'warning'},
    );
    expect(problems.map((problem) => problem.severity)).toEqual(['warning']);
  });

  test('a valid value is returned with its defaults and no problems', () => {
    expect(checkSchema(schema, {title: 'A'}, {what: 'front matter'})).toEqual({
      value: {title: 'A', draft: false},
      problems: [],
    });
  });
});
