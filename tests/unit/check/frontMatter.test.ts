import {expect, test} from 'vitest';
import {check, page} from './checkedSite.ts';

test('a missing description, though the text would give one', async () => {
  expect(
    await check({
      'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
      'docs/b.mdx': page('Text.', 'description: ""'),
    }),
  ).toEqual([
    'error docs/a.mdx:1:1 The page has no description. | Add `description:` to the front matter: one sentence on what the reader finds here.',
    'error docs/b.mdx:1:1 The page has no description. | Add `description:` to the front matter: one sentence on what the reader finds here.',
  ]);
});

test.each([
  ['a: b: c', '---', 'error docs/a.mdx:2:4 The front matter is not valid YAML: '],
  ['title: A', '---- end', 'error docs/a.mdx:3:1 The line `---- end` closes the front matter, '],
])('no missing description in front matter that cannot be read, %j %j', async (yaml, closing, reported) => {
  const problems = await check({'docs/a.mdx': `---\n${yaml}\n${closing}\n\nText.\n`});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reported);
});

test('a description of more than 160 characters', async () => {
  const problems = await check({
    'docs/a.mdx': page('Text.', `description: ${'ä'.repeat(160)}`),
    'docs/b.mdx': page('Text.', `description: ${'ö'.repeat(161)}`),
  });
  expect(problems).toEqual([
    'error docs/b.mdx:3:14 The description has 161 characters. | Shorten it to 160.',
  ]);
});

test('a description that another page has, in docs or blog', async () => {
  const problems = await check({
    'docs/a.mdx': page('Text.', 'description: How to install it.'),
    'blog/2025-01-02-post.mdx': page('Text.', 'description: "How  to Install it"'),
  });
  expect(problems).toEqual([
    'error blog/2025-01-02-post.mdx:3:14 Duplicate description: `docs/a.mdx` has the same one. | Describe what only this page covers.',
  ]);
});

test('a title that two docs have; a post may have it too', async () => {
  const problems = await check({
    'docs/a.mdx': page('Text.', 'title: Overview'),
    'docs/b/a.mdx': page('Text.', 'title: overview'),
    'blog/2025-01-02-post.mdx': page('Text.', 'title: Overview'),
  });
  expect(problems).toEqual([
    'error docs/b/a.mdx:3:8 Duplicate title: `docs/a.mdx` has the same one. | Describe what only this page covers.',
  ]);
});

test('titles that differ only in case and in how they end, in any script', async () => {
  const problems = await check({
    'docs/a.mdx': page('Text.', 'title: “Why C++?”'),
    'docs/b.mdx': page('Text.', 'title: Why C++'),
    'docs/c.mdx': page('Text.', 'title: Why C#'),
    'docs/d.mdx': page('Text.', 'title: はじめに'),
    'docs/e.mdx': page('Text.', 'title: はじめに。'),
    'docs/f.mdx': page('Text.', 'title: インストール'),
  });
  expect(problems).toEqual([
    'error docs/b.mdx:3:8 Duplicate title: `docs/a.mdx` has the same one. | Describe what only this page covers.',
    'error docs/e.mdx:3:8 Duplicate title: `docs/d.mdx` has the same one. | Describe what only this page covers.',
  ]);
});

test('the text of drafts, and of pages that only the compiler can read, is left out', async () => {
  const problems = await check({
    'docs/a.mdx': page('A powerful <b>.'),
    'docs/b.mdx': page('A powerful word.', 'draft: true'),
    'docs/c.mdx': page('A powerful word.'),
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^error docs\/c\.mdx:6:3 /);
});

test('a site whose configuration cannot be read', async () => {
  const problems = await check({'site.config.ts': "export default {title: 'Test'};\n"});
  expect(problems.join()).toContain('`url`');
});
