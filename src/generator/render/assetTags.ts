import {escapeHtml} from '../shared/html/escapeHtml.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';
import {PRELOAD_NAME, START_NAME} from './scripts/startScript.ts';

// Writes every part of a document that names the app or one of its files; `createAssetRenaming` finds these parts
// again.

/** A font that the first paint needs. */
export function fontTag(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;
}

/** A style sheet, which delays the first paint. */
export function styleTag(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
}

/** A script that a component of the page loads: the document's last script fetches it after the first paint. */
export function preloadTag(href: string): string {
  return `<meta name="${PRELOAD_NAME}" content="${escapeHtml(href)}">`;
}

/** A script that the document's last script runs after the first paint. */
export function scriptTag(href: string): string {
  return `<meta name="${START_NAME}" content="${escapeHtml(href)}">`;
}

/** A script of the dev server, whose documents find out in their `load` event whether their scripts were loaded. */
export function deferredScriptTag(src: string): string {
  return `<script defer src="${escapeHtml(src)}"></script>`;
}

/** The text between the elements of the head and the attributes of the body. */
export const HEAD_END = '\n</head>\n<body';

/** Opens the element with the page's data in its document. */
export const PAGE_DATA_START = `<script id="${THEME_IDS.pageData}" type="application/json">`;

/**
 * A page's data for a version of the app, as written to its document and to `page.json`.
 *
 * @param version.components Address of the script that loads the site's components.
 * @param files Addresses of the files that the page loads in addition to those of every page.
 */
export function dataOfApp(
  {app, components}: {app: string; components?: string | undefined},
  files: readonly string[],
  data: object,
): object {
  return {app, ...(components !== undefined && files.includes(components) && {components}), ...data};
}

/** The beginning of the JSON text of any page's data for a version of the app. */
export function dataStart(app: string): string {
  return JSON.stringify(dataOfApp({app}, [], {})).slice(0, -1);
}

/** The next part of the data of a page with components that are bundled separately. */
export function componentsPart(components: string): string {
  return `,${JSON.stringify({components}).slice(1, -1)}`;
}

/** Matches any `componentsPart` at the start of a text. */
export const COMPONENTS_PART = /^,"components":"([^"\\]*)"/;

/** The next part of a `page.json` if the page needs additional files. */
export function filesPart(files: readonly string[]): string {
  return `,${JSON.stringify({files}).slice(1, -1)}`;
}

/** Matches any `filesPart` at the start of a text. */
export const FILES_PART = /^,("files":\[(?:"[^"\\]*",?)*\])/;
