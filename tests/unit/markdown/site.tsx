import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createElement, type ElementType} from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll} from 'vitest';
import type {CacheOptions} from '../../../src/generator/files/cache/CacheOptions.ts';
import type {CompiledPage} from '../../../src/generator/markdown/CompiledPage.ts';
import type {Body} from '../../../src/generator/shared/page/PageModule.ts';
import type {CompileInput, CompileOptions} from '../../../src/generator/markdown/CompileOptions.ts';
import {compilePage} from '../../../src/generator/markdown/compilePage.ts';
import {readFrontMatter} from '../../../src/generator/yaml/frontMatter/readFrontMatter.ts';
import {ENGLISH} from '../../../src/generator/shared/messages/languages/en.ts';
import {contentMessages} from '../../../src/generator/shared/messages/contentMessages.ts';

export const OPTIONS: CompileOptions = {
  siteDir: '',
  baseUrl: '/v1/',
  messages: contentMessages(ENGLISH),
  markdown: {
    format: 'mdx',
    mermaid: true,
    typography: false,
    emoji: true,
    anchors: {maintainCase: false},
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    footnoteLabel: 'Footnotes',
    admonitionKeywords: ['my-own'],
  },
  prism: {
    defaultLanguage: 'text',
    additionalLanguages: [],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
      {className: 'error-line', line: 'this-fails'},
    ],
  },
  staticDirectories: ['static'],
  permalinks: {
    'docs/page.mdx': '/v1/docs/page',
    'docs/intro.mdx': '/v1/docs/intro',
    'docs/guides/a b.md': '/v1/docs/guides/a-b',
    'docs/guides/setup.mdx': '/v1/docs/guides/setup',
  },
};

const siteDirs: string[] = [];
afterAll(() => {
  for (const dir of siteDirs) rmSync(dir, {recursive: true});
});

/** Writes files into a new folder, which is removed after all tests of the file, and returns its path. */
export function makeSite(files: Record<string, string | Buffer> = {}): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  siteDirs.push(siteDir);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), content);
  }
  return siteDir;
}

/** Compiles one source as `docs/page.mdx`, with a site's defaults unless overridden. */
export function compile(
  text: string,
  {
    input = {},
    options = {},
    files,
    cache,
  }: {
    input?: Partial<CompileInput>;
    options?: Partial<CompileOptions>;
    cache?: CacheOptions;
    files?: Record<string, string | Buffer>;
  } = {},
): Promise<CompiledPage> {
  const siteDir = files === undefined ? '/nonexistent' : makeSite(files);
  const {data, problem: _, ...source} = readFrontMatter(text, 'docs/page.mdx');
  return compilePage(
    {
      file: 'docs/page.mdx',
      frontMatter: data,
      ...source,
      format: 'mdx',
      contentDirs: ['docs'],
      admonitions: true,
      footnotePrefix: '',
      kind: 'doc',
      ...input,
    },
    {...OPTIONS, siteDir, ...options},
    cache,
  );
}

/** The HTML of a page, which must be static. */
export function staticHtml(page: CompiledPage): string {
  if (page.body.type !== 'html')
    throw new Error(`Expected a static page, got the module:\n${page.body.code}`);
  return page.body.html;
}

/** Runs a page module as the browser does, and renders its default export. */
export async function render(
  body: Body | undefined,
  components: Record<string, ElementType> = {},
  modules: Record<string, Record<string, unknown>> = {},
): Promise<string> {
  if (body?.type !== 'module') throw new Error(`Expected a module, got ${JSON.stringify(body)}`);
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const exports = await new AsyncFunction('runtime', body.code)({
    ...jsxRuntime,
    components,
    load: async (key: string) => {
      const found = modules[key];
      if (found === undefined) throw new Error(`No module ${key}`);
      return found;
    },
  });
  return renderToStaticMarkup(createElement(exports.default));
}

/** A component that renders its props and content, to show what a page passes. */
export function box(name: string): ElementType {
  return ({children, ...props}) =>
    createElement('x-box', {name, 'data-props': JSON.stringify(props)}, children);
}

/** HTML without insignificant differences: white space between tags, and spellings of entities. */
export function normalize(html: string): string {
  return html
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*</g, '<')
    .replace(/&#x27;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/=""/g, '')
    .replace(/\/>/g, '>');
}
