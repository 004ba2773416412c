import {expect, test} from 'vitest';
import {quotationMarks} from '../../../src/generator/shared/text/typographicText.ts';
import type {CompiledPage} from '../../../src/generator/markdown/CompiledPage.ts';
import {compile} from './site.tsx';

function set(text: string, file = 'docs/page.mdx'): Promise<CompiledPage> {
  const input = {file, format: file.endsWith('.md') ? ('md' as const) : ('mdx' as const)};
  return compile(text, {input, options: {quotationMarks: quotationMarks('en')}});
}

async function htmlOf(text: string, file?: string): Promise<string> {
  const {body} = await set(text, file);
  return body.type === 'html' ? body.html : body.code;
}

test('prose has typographic marks, across its markup', async () => {
  expect(await htmlOf('It\'s "*really*" new: `code`\'s **"bold"**.')).toBe(
    '<p>It’s “<em>really</em>” new: <code>code</code>’s <strong>“bold”</strong>.</p>',
  );
  expect(await htmlOf("| \"a\" | it's |\n| --- | --- |\n| 'b' | c |")).toMatch(/“a”[\s\S]*it’s[\s\S]*‘b’/);
  expect(await htmlOf('- "one"\n\n> it\'s -- so')).toMatch(/“one”[\s\S]*it’s – so/);
});

test('code, attributes, addresses and verbatim elements are unchanged', async () => {
  const linked = await htmlOf("`it's` [a](https://x.example/it's \"it's\")");
  expect(linked).toContain("<code>it's</code>");
  expect(linked).not.toContain('’');
  expect(await htmlOf('```\n"it\'s"\n```')).toContain("it's");
  expect(await htmlOf('A <kbd>"</kbd> key, <span title="it\'s">isn\'t</span>.')).toBe(
    `<p>A <kbd>"</kbd> key, <span title="it's">isn’t</span>.</p>`,
  );
  expect(await htmlOf('A <code>"x"</code> isn\'t.', 'docs/page.md')).toBe('<p>A <code>"x"</code> isn’t.</p>');
});

test('ids and the page as Markdown use the text as written, search uses it as shown', async () => {
  const page = await set('# What\'s "new"\n\n## It\'s "this" -- or that\n\nDon\'t.');
  expect(page.titleHtml).toBe('What’s “new”');
  expect(page.toc).toEqual([{html: 'It’s “this” – or that', id: 'its-this----or-that', level: 2}]);
  expect(page.text.markdown).toContain("Don't.");
  expect(page.text.markdown).toContain('It\'s "this"');
  expect(page.text.sections.map(({text}) => text).join(' ')).toContain('Don’t.');
});

test('text that the compiler removes or inserts is unchanged', async () => {
  const page = await set("## It doesn't {#own}\n\nIt's :smile:.");
  expect(page.toc).toEqual([{html: 'It doesn’t', id: 'own', level: 2}]);
  expect(page.body).toMatchObject({html: expect.stringContaining('It’s 😄.')});
});

test('nothing changes without the option', async () => {
  const {body} = await compile('It\'s "so".');
  expect(body).toEqual({type: 'html', html: '<p>It\'s "so".</p>'});
});
