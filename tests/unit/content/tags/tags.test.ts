import {describe, expect, test} from 'vitest';
import {loadTestSite, type TestOptions, written} from '../loadTestSite.ts';

const file = [
  'betaTwo:',
  'old:',
  '  label: Old things',
  '  permalink: /legacy/x',
  '  description: Of old.',
].join('\n');

async function docTags(tags: string, files: Record<string, string> = {}, options?: TestOptions) {
  const {content, problems} = await loadTestSite(
    {'docs/a.md': `---\ntags: ${tags}\n---\nText`, ...files},
    options,
  );
  return {tags: content.docs[0]?.tags, used: content.docsTags, problems: written(problems)};
}

test('takes strings as keys of the tags file', async () => {
  const {tags, problems} = await docTags('[old, betaTwo]', {'docs/tags.yml': file});
  expect(tags).toEqual([
    {label: 'Old things', permalink: '/v1/docs/tags/legacy/x', description: 'Of old.', inline: false},
    {label: 'Betatwo', permalink: '/v1/docs/tags/beta-two', inline: false},
  ]);
  expect(problems).toEqual([]);
});

test('takes other strings as labels, and uses objects unchanged', async () => {
  const {tags, problems} = await docTags('[Acl Class, 2024, {label: X, permalink: /y z}, aclClass, "+"]');
  expect(tags).toEqual([
    {label: 'Acl Class', permalink: '/v1/docs/tags/acl-class', inline: true},
    {label: '2024', permalink: '/v1/docs/tags/2024', inline: true},
    {label: 'X', permalink: '/v1/docs/tags/y%20z', inline: true},
    {label: '+', permalink: '/v1/docs/tags/+', inline: true},
  ]);
  expect(problems).toEqual([]);
});

test('collects the tags in use; the first label of an address is used', async () => {
  const {content} = await loadTestSite({
    'docs/a.md': '---\ntags: [Zeta, some tag]\n---\na',
    'docs/b.md': '---\ntags: [Some Tag, Alpha]\n---\na',
    'docs/c.md': '---\ntags: [Hidden]\ndraft: true\n---\na',
    'blog/2024-01-01-x.md': '---\ntags: [Post]\n---\na',
    'docs/tags.yml': 'Zeta:\nsome tag:\nAlpha:\nUnused:\nSome Tag: {permalink: some-tag-2}',
  });
  expect(content.docsTags.map((tag) => tag.label)).toEqual(['Alpha', 'Some tag', 'Some tag', 'Zeta']);
  expect(content.blogTags).toEqual([{label: 'Post', permalink: '/v1/blog/tags/post', inline: true}]);
});

describe('inline tags', () => {
  test.each([
    [
      'warn',
      [
        'warning docs/a.md:2:8 The tag `betatwo` is not declared in `docs/tags.yml`. | Did you mean `betaTwo`?',
      ],
    ],
    [
      'log',
      [
        'warning docs/a.md:2:8 The tag `betatwo` is not declared in `docs/tags.yml`. | Did you mean `betaTwo`?',
      ],
    ],
    [
      'throw',
      ['error docs/a.md:2:8 The tag `betatwo` is not declared in `docs/tags.yml`. | Did you mean `betaTwo`?'],
    ],
    ['ignore', []],
  ] as const)('are reported as `%s` says', async (onInlineTags, expected) => {
    const {problems} = await docTags('[betatwo]', {'docs/tags.yml': file}, {docs: {onInlineTags}});
    expect(problems).toEqual(expected);
  });

  test('are fine when the tags file is ignored', async () => {
    const {problems, tags} = await docTags('[old]', {'docs/tags.yml': file}, {docs: {tags: false}});
    expect(problems).toEqual([]);
    expect(tags?.[0]?.inline).toBe(true);
  });
});

describe('mistakes in the tags file', () => {
  test.each([
    [
      'a: {permalink: /x}\nb: {permalink: x}',
      'error docs/tags.yml:2:1 The tags `a` and `b` have the same permalink, /v1/docs/tags/x. | Give one of them another `permalink`.',
    ],
    ['a: {lable: x}', 'error docs/tags.yml:1:5 Unknown key `lable` in `a`. | Did you mean `label`?'],
    ['a: 3', 'error docs/tags.yml:1:4 `a` must be an object or `null`, but is the number 3.'],
  ])('%j', async (text, problem) => {
    expect((await docTags('[]', {'docs/tags.yml': text})).problems).toEqual([problem]);
  });

  test('a syntax error', async () => {
    const {problems} = await docTags('[]', {'docs/tags.yml': 'a: b: c'});
    expect(problems).toEqual([
      expect.stringMatching(/^error docs\/tags\.yml:1:\d+ The tags file is not valid YAML: /),
    ]);
  });

  test('a file with almost the right name', async () => {
    const {problems} = await docTags('[old]', {'docs/tags.yaml': file});
    expect(problems).toEqual([
      'warning docs/tags.yaml The file is left out, because the tags file is `tags.yml`. | Rename it to `tags.yml`.',
    ]);
  });

  test('a named file that does not exist', async () => {
    const {problems} = await docTags('[]', {}, {docs: {tags: 'themes.yml'}});
    expect(problems).toEqual([
      'error The tags file `docs/themes.yml` does not exist. | Create it, or remove the `tags` option.',
    ]);
  });
});
