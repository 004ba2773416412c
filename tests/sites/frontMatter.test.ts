import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

let site: TestSite;

/** In whatever form it is written, front matter sets the page's title, and none of it appears in the text. */
const PAGES = {
  named: '--- yaml\ntitle: Title of named\n---\n\nBody of named.\n',
  dashes: '---\ntitle: Title of dashes\n----\n\nBody of dashes.\n',
  spaces: '---  \ntitle: Title of spaces\n--- \nBody of spaces.\n',
  windows: '\uFEFF---\r\ntitle: Title of windows\r\n---\r\n\r\nBody of windows.\r\n',
  rule: '---\ntitle: Title of rule\n---\n\nBody of rule.\n\n---\n\nMore.\n',
};

beforeAll(async () => {
  site = createSite({
    ...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`docs/${name}.md`, text])),
    'docs/empty.mdx': '---\n---\n\n# Title of empty\n\nBody of empty.\n',
    'docs/time.md': '---\ntitle: 1:30\nsidebar_label: 010\n---\n\nBody of time.\n',
    'docs/partial.mdx': "---\ntitle: Partial\n---\n\nimport Part from './_part.md';\n\n<Part/>\n",
    'docs/_part.md': '--- yaml\ndraft: false\n---\n\nBody of part.\n',
  });
  const {code, stderr} = await site.build();
  expect(code, stderr).toBe(0);
});

afterAll(() => site.dispose());

const article = (page: string): string =>
  /<article[\s\S]*<\/article>/.exec(site.output(`docs/${page}/index.html`))?.[0] ?? '';

test.each([...Object.keys(PAGES), 'empty'])('%s', (name) => {
  expect(site.output(`docs/${name}/index.html`)).toContain(`<title>Title of ${name} | Test</title>`);
  expect(article(name)).toContain(`<p>Body of ${name}.</p>`);
  expect(article(name)).not.toMatch(/---|yaml|title:/);
  expect(article(name).includes('<hr')).toBe(name === 'rule');
});

test('the front matter of an imported file does not show either', () => {
  expect(article('partial')).toContain('<p>Body of part.</p>');
  expect(article('partial')).not.toMatch(/---|draft/);
});

test('values are parsed as YAML 1.2', () => {
  expect(site.output('docs/time/index.html')).toContain('<title>1:30 | Test</title>');
  expect(site.output('docs/empty/index.html')).toMatch(/>010</);
});

test('an unchanged page comes from the cache, and a change to front matter alone is noticed', async () => {
  const before = site.output('docs/named/index.html');
  await site.build();
  expect(site.output('docs/named/index.html')).toBe(before);
  site.write({'docs/named.md': PAGES.named.replace('Title of', 'Other title of')});
  await site.build();
  expect(site.output('docs/named/index.html')).toContain('<title>Other title of named | Test</title>');
});
