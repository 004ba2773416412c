import {type ContentSecurityPolicy, policyMeta} from '../shared/html/contentSecurityPolicy.ts';
import {escapeHtml} from '../shared/html/escapeHtml.ts';
import {escapeJson} from '../shared/html/escapeJson.ts';
import {
  dataOfApp,
  deferredScriptTag,
  fontTag,
  HEAD_END,
  PAGE_DATA_START,
  preloadTag,
  scriptTag,
  styleTag,
} from './assetTags.ts';
import {inlineScriptHashes} from './inlineScriptHashes.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';
import type {SiteData} from '../shared/page/SiteData.ts';

/** What is the same in every HTML document of a build. */
export interface DocumentShell {
  /** The site's data, with which the pages are rendered. */
  site: SiteData;
  /** Set for languages whose output is next to another language's. */
  isFurther?: true;
  /** Where the browser reads the site's data: the address of a script, or JSON in the document. */
  siteData: {src: string} | {json: string};
  baseUrl: string;
  trailingSlash?: boolean;
  /** Hash of the browser bundle's scripts; a page module made for another bundle is not run. */
  app: string;
  /** Addresses with baseUrl, in order. */
  styles: string[];
  scripts: string[];
  /** Fonts that the style sheets only use if they are available immediately. */
  fonts: string[];
  /** The script that loads the site's components, if they are bundled separately; part of each one's chunk. */
  components?: string | undefined;
  /** Files of each lazily loaded component, by registry key. */
  chunks: Record<string, string[]>;
  favicon?: {href: string; type: string};
  /** Color mode for readers who have not chosen one. */
  colorMode: 'light' | 'dark';
  /** Id of the announcement that the site shows. */
  announcement?: string;
  /** Classic script that runs before the first paint. */
  inlineScript: string;
  /** Classic script that runs once the style sheets are loaded or were not found, see `createStartScript`. */
  lastScript: string;
  /** Value of the `generator` meta tag. */
  generator: string;
  /** Without the hashes of inline scripts; `false` for none. */
  contentSecurityPolicy: ContentSecurityPolicy | false;
  /** The site's own elements, as HTML. */
  tags?: Record<'head' | 'bodyStart' | 'bodyEnd', string>;
  /** Hashes of the inline scripts that every document contains. */
  scriptHashes: readonly string[];
}

export interface DocumentParts {
  /** Permalink; absent on the not-found page, which is served for many addresses. */
  path?: string;
  /** Tags that React hoisted: title, meta, link. */
  head: string;
  /** HTML inside the root element. */
  body: string;
  /** Page data without the bodies' HTML. */
  data: unknown;
  /** Registry keys of the components that the page needs for hydration. */
  components: string[];
  structuredData: Record<string, unknown>[];
  /** Attributes of `html` and `body` set by the page's components. */
  htmlAttributes?: Record<string, string>;
  bodyAttributes?: Record<string, string>;
}

/** Renders the complete HTML document of a page. */
export function renderDocument(shell: DocumentShell, parts: DocumentParts): string {
  const chunkFiles = filesOfComponents(shell, parts.components);
  const styles = [...shell.styles, ...chunkFiles.filter((file) => file.endsWith('.css'))];
  const preload = chunkFiles.filter((file) => file.endsWith('.js'));
  // Including the page's own scripts, in its text or from `Head`.
  const hashes = [...shell.scriptHashes, ...inlineScriptHashes(parts.head + parts.body)];
  const htmlAttributes = {
    lang: shell.site.htmlLang ?? shell.site.locale,
    dir: shell.site.direction ?? 'ltr',
    'data-theme': shell.colorMode,
    'data-announcement': shell.announcement,
    ...parts.htmlAttributes,
  };
  return [
    `<!doctype html>\n<html${attributes(htmlAttributes)}>\n<head>\n<meta charset="utf-8">\n`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n`,
    policyMeta(shell.contentSecurityPolicy, hashes),
    `<meta name="generator" content="${escapeHtml(shell.generator)}">\n`,
    `<script>${shell.inlineScript}</script>\n`,
    ...shell.fonts.map((href) => `${fontTag(href)}\n`),
    ...styles.map((href) => `${styleTag(href)}\n`),
    shell.favicon
      ? `<link rel="icon" href="${escapeHtml(shell.favicon.href)}" type="${shell.favicon.type}">\n`
      : '',
    shell.tags?.head ?? '',
    parts.head,
    ...('src' in shell.siteData
      ? [shell.siteData.src, ...shell.scripts].map(scriptTag)
      : shell.scripts.map(deferredScriptTag)
    ).map((tag) => `\n${tag}`),
    ...preload.map((href) => `\n${preloadTag(href)}`),
    ...parts.structuredData.map(
      (data) => `\n<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
    `${HEAD_END}${attributes(parts.bodyAttributes ?? {})}>\n${shell.tags?.bodyStart ?? ''}<div id="${THEME_IDS.app}">${parts.body}</div>\n`,
    'json' in shell.siteData
      ? `<script id="${THEME_IDS.siteData}" type="application/json">${shell.siteData.json}</script>\n`
      : '',
    `${PAGE_DATA_START}${escapeJson(dataOfApp(shell, chunkFiles, asObject(parts.data)))}</script>\n`,
    `<script${attribute('data-base', shell.baseUrl)}${attribute('data-path', parts.path)}>${shell.lastScript}</script>\n`,
    shell.tags?.bodyEnd ?? '',
    `</body>\n</html>\n`,
  ].join('');
}

/** Addresses of the scripts and style sheets that components need. */
export function filesOfComponents({chunks}: Pick<DocumentShell, 'chunks'>, components: string[]): string[] {
  return [...new Set(components.flatMap((key) => chunks[key] ?? []))];
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => attribute(name, value))
    .join('');
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
