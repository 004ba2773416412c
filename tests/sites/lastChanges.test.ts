import {execFileSync} from 'node:child_process';
import {expect, onTestFinished, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

const PETS = `openapi: 3.1.0
info: {title: Pets, version: '1'}
tags: [{name: Pet}, {name: Owner}]
paths:
  /pets: {get: {tags: [Pet], operationId: getPets, summary: List pets, responses: {'200': {description: Pets.}}}}
  /owners: {get: {tags: [Owner], operationId: getOwners, summary: List owners, responses: {'200': {description: Owners.}}}}
components:
  schemas:
    Pet: {type: object, properties: {name: {type: string}}}
    Owner: {type: object, properties: {name: {type: string}}}
`;

const CONFIG = `export default {
  title: 'Test', url: 'https://test.example', sitemap: {lastmod: 'date'},
  docs: {showLastUpdateTime: true}, blog: {showLastUpdateTime: true, onUntruncatedBlogPosts: 'ignore'},
  openapi: [{path: 'pets.yaml', onMissingDescriptions: 'ignore'}],
};\n`;

function commit({dir}: TestSite, file: string, date: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: dir,
      env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
      stdio: 'ignore',
    });
  git('add', '--', file);
  git('-c', 'user.name=Test', '-c', 'user.email=test@test.example', 'commit', '-m', 'Change');
}

/** The dates of a sitemap, by path. */
function datesIn(sitemap: string): Record<string, string | undefined> {
  const entries = [
    ...sitemap.matchAll(/<loc>https:\/\/test\.example([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
  ];
  return Object.fromEntries(entries.map(([, path, date]) => [path, date]));
}

test('reference pages have the date of their document, and lists that of their newest page', async () => {
  const site = createSite({
    'site.config.ts': CONFIG,
    'pets.yaml': PETS,
    'docs/a.md': '---\ntags: [old, both]\n---\n# A\n\nText.\n',
    'docs/b.md': '---\ntags: [both]\n---\n# B\n\nText.\n',
    'docs/more/_category_.json': '{"label": "More", "link": {"type": "generated-index"}}',
    'docs/more/c.md': '# C\n\nText.\n',
    'blog/authors.yml': 'ada: {name: Ada, page: true}\n',
    'blog/2020-01-01-post.md': '---\nauthors: [ada]\ntags: [news]\n---\n# Post\n\nText.\n',
  });
  onTestFinished(() => site.dispose());
  execFileSync('git', ['init', '-q'], {cwd: site.dir});
  commit(site, 'docs/a.md', '2024-01-01T12:00:00Z');
  commit(site, 'docs/b.md', '2024-02-01T12:00:00Z');
  commit(site, 'docs/more', '2024-03-01T12:00:00Z');
  commit(site, 'blog', '2024-04-01T12:00:00Z');
  commit(site, 'pets.yaml', '2024-05-01T12:00:00Z');

  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  const dates = datesIn(site.output('sitemap.xml'));
  expect(dates).toMatchObject({
    '/docs/a': '2024-01-01',
    '/docs/tags/old': '2024-01-01',
    '/docs/tags/both': '2024-02-01',
    '/docs/category/more': '2024-03-01',
    '/docs/api': '2024-05-01',
    '/docs/api/Pet': '2024-05-01',
    '/docs/models/Pet': '2024-05-01',
    '/docs/tags': '2024-05-01',
    '/blog': '2024-04-01',
    '/blog/archive': '2024-04-01',
    '/blog/authors': '2024-04-01',
    '/blog/authors/ada': '2024-04-01',
    '/blog/tags': '2024-04-01',
    '/blog/tags/news': '2024-04-01',
  });
  expect(Object.values(dates)).not.toContain(undefined);
  expect(site.output('docs/models/Pet/index.html')).toMatch(/<time datetime="2024-05-01T12:00/i);
});

test('without git, and without the option, no page has a date', async () => {
  const site = createSite({
    'site.config.ts': CONFIG.replaceAll('showLastUpdateTime: true', 'showLastUpdateTime: false'),
    'pets.yaml': PETS,
    'docs/a.md': '# A\n\nText.\n',
  });
  onTestFinished(() => site.dispose());
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  expect(site.output('sitemap.xml')).not.toContain('<lastmod>');
});

test('the page of a tag with few docs lists related ones: the other page of an API’s thing, then those with a rare tag', async () => {
  const site = createSite({
    'site.config.ts': CONFIG.replaceAll('showLastUpdateTime: true', 'showLastUpdateTime: false'),
    'pets.yaml': PETS,
    'docs/a.md': '---\ntags: [alone, shared]\n---\n# A\n\nText.\n',
    'docs/b.md': '---\ntags: [shared]\n---\n# B\n\nText.\n',
    'docs/c.md': '---\ntags: [shared]\nunlisted: true\n---\n# C\n\nText.\n',
    'docs/d.md': '---\ntags: [other]\n---\n# D\n\nText.\n',
  });
  onTestFinished(() => site.dispose());
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  const relatedTo = (tag: string): string[] => {
    const [, section = ''] = site.output(`docs/tags/${tag}/index.html`).split('id="related-docs"');
    return [...(section.split('</section>')[0] ?? '').matchAll(/<a href="([^"]*)"/g)].map(
      ([, href = '']) => href,
    );
  };
  expect(relatedTo('alone')).toEqual(['/docs/b']);
  expect(relatedTo('shared')).toEqual([]);
  expect(relatedTo('other')).toEqual([]);
  expect(relatedTo('pet')[0]).toBe('/docs/api/Pet');
  expect(relatedTo('pet-api')[0]).toBe('/docs/models/Pet');
});
