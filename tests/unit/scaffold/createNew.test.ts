import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkSite} from '../../../src/generator/check/checkSite.ts';
import {readFrontMatter} from '../../../src/generator/yaml/frontMatter/readFrontMatter.ts';
import {createNew, type NewRequest, type NewResult} from '../../../src/generator/scaffold/createNew.ts';
import {siteFolder} from '../config/siteFolder.ts';

const files = {
  'site.config.ts': "export default {title: 'Test', url: 'https://test.example', baseUrl: '/v1/'};\n",
  'docs/tags.yml': 'beginning:\n  label: Beginning\nkeys:\n  label: Keys\n',
  'docs/intro.mdx': '---\ntitle: Intro\ndescription: How it begins\nsidebar_position: 3\n---\n\nHello.\n',
  'docs/guide/_category_.json': '{"label": "Guide", "position": 7}\n',
  'docs/guide/setup.mdx': '---\ntitle: Setup\ndescription: How to set it up\n---\n\nHello.\n',
  'blog/authors.yml': 'ann:\n  name: Ann\nbob:\n  name: Bob\n',
};

const STRICT = `export default {
  title: 'Test', url: 'https://test.example', baseUrl: '/v1/',
  redirects: [{from: '/old', to: '/docs/intro'}],
  check: {
    rules: {
      'missing-description': 'error',
      'long-description': {severity: 'error', max: 40},
      'repeated-description': 'error',
      'repeated-title': 'error',
      'filler-word': 'warn',
    },
  },
};
`;

async function make(
  siteDir: string,
  kind: NewRequest['kind'],
  given: NewRequest['given'],
  answers?: string[],
  takeFallbacks = false,
): Promise<NewResult & {said?: string[]}> {
  const said: string[] = [];
  const left = [...(answers ?? [])];
  const result = await createNew({
    siteDir,
    kind,
    given,
    takeFallbacks,
    today: '2025-06-01',
    say: (text) => said.push(text),
    ...(answers && {ask: async (_question, fallback) => left.shift() || fallback || ''}),
  });
  return {...result, ...(said.length > 0 && {said})};
}

const text = (siteDir: string, file = '') => readFileSync(path.join(siteDir, file), 'utf8');

async function strictCheck(siteDir: string): Promise<unknown[]> {
  const {problems} = await checkSite({
    siteDir,
    update: false,
    pipelineVersion: 'test',
    workerEntry: new URL('../../../src/generator/workers/worker.ts', import.meta.url),
  });
  return problems;
}

test('a doc gets front matter that YAML reads back, its tags and the place after its siblings', async () => {
  const siteDir = await siteFolder(files);
  const result = await make(siteDir, 'doc', {
    title: 'Keys: how to rotate "them"',
    description: 'Replace a key, #1 of all tasks.',
    tags: 'beginning, keys',
  });
  expect(result).toEqual({
    file: 'docs/keys-how-to-rotate-them.mdx',
    address: '/v1/docs/keys-how-to-rotate-them',
    mistakes: [],
    problems: [],
  });
  expect(text(siteDir, result.file).split('\n\n')[0]).toBe(
    [
      '---',
      `title: 'Keys: how to rotate "them"'`,
      'description: "Replace a key, #1 of all tasks."',
      'tags: [beginning, keys]',
      'sidebar_position: 8',
      '---',
    ].join('\n'),
  );
  expect(await strictCheck(siteDir)).toEqual([]);
});

test('a title is read back as it was given, whatever YAML would make of it', async () => {
  const siteDir = await siteFolder(files);
  const titles = [
    '12:30',
    '1_000',
    '0b11',
    'yes',
    'on',
    'null',
    '~',
    '0o17',
    '0x1F',
    '2020-01-01',
    '2020-01-01T10:00:00Z',
    'a: b',
    '# x',
    '[a, b]',
    '"q',
  ];
  const read: unknown[] = [];
  for (const [index, title] of titles.entries()) {
    const {file = ''} = await make(siteDir, 'page', {title, description: 'About it', path: `page-${index}`});
    read.push(readFrontMatter(text(siteDir, file), file).data.title);
  }
  expect(read).toEqual(titles);
});

test('a doc whose siblings have no position gets none', async () => {
  const siteDir = await siteFolder(files);
  const {file} = await make(siteDir, 'doc', {
    title: 'Next',
    description: 'What is next',
    path: 'docs/guide/next.mdx',
  });
  expect(file).toBe('docs/guide/next.mdx');
  expect(text(siteDir, file)).not.toContain('sidebar_position');
});

test('a post, a page and a category, all valid', async () => {
  const siteDir = await siteFolder(files);
  const post = await make(siteDir, 'post', {title: 'Hello', description: 'First words', author: 'bob,ann'});
  expect(post).toMatchObject({file: 'blog/2025-06-01-hello.mdx', address: '/v1/blog/hello'});
  expect(text(siteDir, post.file)).toContain('\nauthors: [bob, ann]\n');
  expect(text(siteDir, post.file)).toContain('\n{/* truncate */}\n');
  const page = await make(siteDir, 'page', {title: 'About us', description: 'Who we are'});
  expect(page).toMatchObject({file: 'src/pages/about-us.mdx', address: '/v1/about-us'});
  const category = await make(siteDir, 'category', {title: 'Recipes', description: 'What to cook'});
  expect(JSON.parse(text(siteDir, category.file))).toEqual({
    label: 'Recipes',
    position: 8,
    link: {type: 'generated-index', description: 'What to cook'},
  });
  const doc = await make(siteDir, 'doc', {title: 'Soup', description: 'A soup', path: 'recipes/soup'});
  expect(text(siteDir, doc.file)).toContain('\nsidebar_position: 1\n');
  expect(await strictCheck(siteDir)).toEqual([]);
});

test('a category of a folder that has docs is in the sidebar', async () => {
  const siteDir = await siteFolder({
    ...files,
    'docs/recipes/soup.mdx': '---\ntitle: Soup\n---\n\nText.\n',
    'docs/recipes/cold/salad.mdx': '---\ntitle: Salad\n---\n\nText.\n',
  });
  const given = {title: 'Best recipes', description: 'What to cook', path: 'recipes'};
  const category = await make(siteDir, 'category', given);
  expect(category).toMatchObject({address: '/v1/docs/category/best-recipes'});
  expect(category.note).toBeUndefined();
});

test('a category of a folder that no sidebar generates is mentioned', async () => {
  const siteDir = await siteFolder({
    ...files,
    'site.config.ts':
      "export default {title: 'Test', url: 'https://test.example', docs: {sidebarPath: './sidebars.ts'}};\n",
    'sidebars.ts': "export default {docs: ['intro']};\n",
    'docs/recipes/soup.mdx': '---\ntitle: Soup\n---\n\nText.\n',
  });
  const given = {title: 'Recipes', description: 'What to cook', path: 'recipes'};
  const {address, note} = await make(siteDir, 'category', given);
  expect(address).toBeUndefined();
  expect(note).toBe('No sidebar makes a category of `docs/recipes`: add it to the sidebars file.');
});

test('an option that means nothing for the kind is a mistake', async () => {
  const siteDir = await siteFolder(files);
  const words = {title: 'A', description: 'B'};
  const doc = await make(siteDir, 'doc', {...words, author: 'ann', date: '2025-01-01'});
  expect(doc.file).toBeUndefined();
  expect(doc.mistakes).toEqual(['--author has no meaning for a doc.', '--date has no meaning for a doc.']);
  const {'blog/authors.yml': _, ...others} = files;
  const post = await make(await siteFolder(others), 'post', {...words, author: 'ann'});
  expect(post.mistakes).toEqual([
    '--author: The site declares no authors. Add them to the authors file first.',
  ]);
});

test('all missing or wrong answers are reported at once, with the nearest names, and nothing is written', async () => {
  const siteDir = await siteFolder({...files, 'site.config.ts': STRICT.replace('max: 40', 'max: 160')});
  const {mistakes, file} = await make(siteDir, 'post', {author: 'anm', date: '2025-02-30'});
  expect(file).toBeUndefined();
  expect(mistakes).toEqual([
    '--title is missing.',
    '--description is missing: one sentence that summarizes the page (up to 160 characters).',
    '--date: "2025-02-30" is not a valid date. Write it like `2025-06-01`.',
    '--author: The author `anm` is not declared. Did you mean `ann`?',
  ]);
  expect(existsSync(path.join(siteDir, 'blog/2025-02-30-.mdx'))).toBe(false);
});

test('an existing file is never overwritten, whatever its extension', async () => {
  const siteDir = await siteFolder(files);
  const given = {title: 'Setup', description: 'Another one', path: 'guide/setup'};
  expect((await make(siteDir, 'doc', given)).mistakes).toEqual([
    '--path: `docs/guide/setup.mdx` exists already. Choose another path.',
  ]);
  expect((await make(siteDir, 'category', {...given, path: 'guide'})).mistakes).toEqual([
    '--path: `docs/guide/_category_.json` exists already. Choose another path.',
  ]);
  // A draft that is not part of the site, and so not in its list of files.
  writeFileSync(path.join(siteDir, 'docs/notes.test.mdx'), 'Mine.');
  const {mistakes} = await make(siteDir, 'doc', {...given, path: 'notes.test'});
  expect(mistakes).toHaveLength(1);
  expect(text(siteDir, 'docs/notes.test.mdx')).toBe('Mine.');
  for (const file of Object.keys(files))
    expect(text(siteDir, file)).toBe(Object.entries(files).find(([name]) => name === file)?.[1]);
});

test.each(['../outside', 'guide/_draft', 'a//b', '.hidden', 'what?'])(
  'the path %s is refused',
  async (path) => {
    const siteDir = await siteFolder(files);
    const {mistakes} = await make(siteDir, 'doc', {title: 'X', description: 'About X', path});
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(/^--path: `/);
  },
);

test('on a terminal it prompts for missing answers, uses defaults, and asks again after a mistake', async () => {
  const siteDir = await siteFolder(files);
  const result = await make(siteDir, 'doc', {title: 'Rotate'}, [
    'How to rotate',
    'guide/setup',
    'guide/rotate',
    'kes',
    'keys',
  ]);
  expect(result).toMatchObject({
    file: 'docs/guide/rotate.mdx',
    said: [
      '`docs/guide/setup.mdx` exists already. Choose another path.',
      'The tag `kes` is not declared. Did you mean `keys`?',
    ],
  });
  expect(text(siteDir, result.file)).toContain('title: Rotate\ndescription: How to rotate\ntags: [keys]\n');
});

test('a doc that no sidebar lists is reported', async () => {
  const siteDir = await siteFolder({
    ...files,
    'site.config.ts':
      "export default {title: 'Test', url: 'https://test.example', docs: {sidebarPath: './sidebars.ts'}};\n",
    'sidebars.ts': "export default {docs: ['intro', 'guide/setup']};\n",
  });
  const {note} = await make(siteDir, 'doc', {
    title: 'Rotate',
    description: 'How to rotate',
    path: 'guide/rotate',
  });
  expect(note).toBe("No sidebar lists it yet: add 'guide/rotate' to the sidebars file.");
});

test('a doc in a folder without others makes a category, whose name and file are mentioned', async () => {
  const siteDir = await siteFolder(files);
  const rotate = {title: 'Rotate', description: 'How to rotate'};
  const {note} = await make(siteDir, 'doc', {...rotate, path: 'keys/rotate'});
  expect(note).toBe(
    'The sidebar shows it in the new category `keys`; `docs/keys/_category_.json` can give that a label and a position.',
  );
  expect((await make(siteDir, 'doc', {...rotate, path: 'keys/revoke'})).note).toBeUndefined();
  expect((await make(siteDir, 'doc', {...rotate, path: 'top'})).note).toBeUndefined();
});

test('a file that would break the site is removed again', async () => {
  const siteDir = await siteFolder({
    ...files,
    'docs/other.mdx': '---\ntitle: Other\ndescription: Another\nid: rotate\nslug: /other\n---\n\nHello.\n',
  });
  const {mistakes, problems} = await make(siteDir, 'doc', {title: 'Rotate', description: 'How to rotate'});
  expect(mistakes).toEqual(['`docs/rotate.mdx` would break the site, so it was not kept.']);
  expect(problems[0]?.message).toContain('`rotate`');
  expect(existsSync(path.join(siteDir, 'docs/rotate.mdx'))).toBe(false);
});

test('a post is refused on a site without a blog', async () => {
  const siteDir = await siteFolder({
    ...files,
    'site.config.ts': "export default {title: 'Test', url: 'https://test.example', blog: false};\n",
  });
  expect((await make(siteDir, 'post', {title: 'A', description: 'B'})).mistakes).toEqual([
    'The site has no blog: `blog` is `false` in its configuration.',
  ]);
});

test.each([
  ['page', 'blog', 'The address /v1/blog is taken by a list of posts. Choose another path.'],
  ['page', 'docs/intro', 'The address /v1/docs/intro is taken by `docs/intro.mdx`. Choose another path.'],
  ['page', 'old', 'The address /v1/old is taken by a redirect. Choose another path.'],
  [
    'page',
    'docs/tags.tsx',
    'The address /v1/docs/tags is taken by the tag list of the docs. Choose another path.',
  ],
  ['post', 'authors', 'The address /v1/blog/authors is taken by the author list. Choose another path.'],
  ['doc', 'tags', 'The address /v1/docs/tags is taken by the tag list of the docs. Choose another path.'],
] as const)('a %s at %s is refused before it is written: %s', async (kind, path, mistake) => {
  const siteDir = await siteFolder({
    ...files,
    'site.config.ts': STRICT,
    'docs/intro.mdx': '---\ntitle: Intro\ndescription: How it begins\ntags: [keys]\n---\n\nHello.\n',
    'blog/2025-01-02-first.mdx': '---\ntitle: First\ndescription: The first\nauthors: ann\n---\n\nHello.\n',
  });
  const {mistakes, file} = await make(siteDir, kind, {
    title: 'New',
    description: 'What is new',
    ...(kind === 'post' && {author: 'ann'}),
    path,
  });
  expect(mistakes).toEqual([`--path: ${mistake}`]);
  expect(file).toBeUndefined();
});

test('a page whose path ends with `.tsx` is a component', async () => {
  const siteDir = await siteFolder(files);
  const given = {title: 'Say "hello" {now}', description: 'Who & what', path: 'landing-2.tsx'};
  const {file, address} = await make(siteDir, 'page', given);
  expect([file, address]).toEqual(['src/pages/landing-2.tsx', '/v1/landing-2']);
  expect(text(siteDir, file)).toContain('export default function Landing2() {');
  expect(text(siteDir, file)).toContain('<title>{"Say \\"hello\\" {now}"}</title>');
  expect(await strictCheck(siteDir)).toEqual([]);
});

test.each([
  ['page', 'landing.html', 'Leave `.html` out, or write `.mdx` or `.md`, or `.tsx` for a React component.'],
  ['page', 'data.ts', 'Leave `.ts` out, or write `.mdx` or `.md`, or `.tsx` for a React component.'],
  ['doc', 'guide/live.tsx', 'Leave `.tsx` out, or write `.mdx` or `.md`.'],
] as const)('a %s at %s is refused with a hint', async (kind, path, way) => {
  const siteDir = await siteFolder(files);
  const {mistakes} = await make(siteDir, kind, {title: 'New', description: 'What is new', path});
  expect(mistakes).toEqual([`--path: \`${path}\` would not be a page. ${way}`]);
});

test('a version is not an extension, and `.md` is kept', async () => {
  const siteDir = await siteFolder(files);
  const given = {title: 'New', description: 'What is new'};
  expect((await make(siteDir, 'doc', {...given, path: 'release-1.2'})).file).toBe('docs/release-1.2.mdx');
  expect((await make(siteDir, 'doc', {...given, path: 'plain.md'})).file).toBe('docs/plain.md');
});

test.each(['doc', 'post', 'page', 'category'] as const)(
  'defaults for a %s, without prompting',
  async (kind) => {
    const siteDir = await siteFolder({...files, 'site.config.ts': STRICT});
    const {file, mistakes} = await make(siteDir, kind, {title: 'Rotate a key'}, undefined, true);
    expect(mistakes).toEqual([]);
    expect(file).toContain('rotate-a-key');
    const other = await make(siteDir, kind, {path: 'guide/next-step'}, undefined, true);
    expect(other.mistakes).toEqual([]);
    expect(text(siteDir, other.file)).toContain('Next step');
    expect(await strictCheck(siteDir)).toEqual([]);
  },
);

test('a title or description that the check of the site would not pass is refused', async () => {
  const siteDir = await siteFolder({...files, 'site.config.ts': STRICT});
  const {mistakes} = await make(siteDir, 'doc', {
    title: 'setup',
    description: 'How to set it up',
    path: 'new',
  });
  expect(mistakes).toEqual([
    '--title: Duplicate title: `docs/guide/setup.mdx` has the same one. Describe what only this page covers.',
    '--description: Duplicate description: `docs/guide/setup.mdx` has the same one. Describe what only this page covers.',
  ]);
  const {mistakes: others} = await make(siteDir, 'doc', {
    title: 'A powerful page',
    description: 'It has more than the forty characters that are allowed.',
  });
  expect(others).toEqual([
    '--title: “powerful” is filler. Say what it does, or leave the word out.',
    '--description: The description has 55 characters. Shorten it to 40.',
  ]);
});

test('where descriptions are not checked, one may be left out', async () => {
  const siteDir = await siteFolder(files);
  const {file} = await make(siteDir, 'doc', {title: 'Rotate'});
  expect(text(siteDir, file)).not.toContain('description');
});

test('the start of a tag selects it', async () => {
  const tags = Array.from({length: 40}, (_, index) => `tag-${index}:\n  label: Tag ${index}\n`);
  const siteDir = await siteFolder({
    ...files,
    'docs/tags.yml': [...tags, 'security:\n  label: Security\n'].join(''),
  });
  const {mistakes} = await make(siteDir, 'doc', {title: 'A', description: 'B', tags: 'secur'});
  expect(mistakes[0]).toContain('The tag `secur` is not declared. Did you mean `security`?');
});

test('the folder that was made for a file that would break the site is removed with it', async () => {
  const {'blog/authors.yml': _, ...withoutBlog} = files;
  const siteDir = await siteFolder({
    ...withoutBlog,
    'src/pages/blog.mdx': '---\ntitle: Blog\n---\n\nHello.\n',
  });
  const {mistakes} = await make(siteDir, 'post', {title: 'Hello'});
  expect(mistakes).toEqual(['`blog/2025-06-01-hello.mdx` would break the site, so it was not kept.']);
  expect(existsSync(path.join(siteDir, 'blog'))).toBe(false);
});

test('the first post is refused when a page has the address of its list', async () => {
  const siteDir = await siteFolder({...files, 'src/pages/blog.mdx': '---\ntitle: Blog\n---\n\nHello.\n'});
  const {file, mistakes, problems} = await make(siteDir, 'post', {title: 'Hello', author: 'ann'});
  expect(file).toBeUndefined();
  expect(mistakes).toEqual(['`blog/2025-06-01-hello.mdx` would break the site, so it was not kept.']);
  expect(problems.map(({message}) => message)).toEqual([
    'The address /v1/blog is taken by `src/pages/blog.mdx` and a list of posts.',
  ]);
});
