import {escapeHtml} from '../shared/html/escapeHtml.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';

// Every place of a document that names the app or a file of it: `createAssetRenaming` finds them again.

/** A font that the first paint needs. */
export function fontTag(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;
}

export function styleTag(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
}

/** A script that a component of the page loads. */
export function preloadTag(href: string): string {
  return `<link rel="preload" as="script" href="${escapeHtml(href)}">`;
}

export function scriptTag(src: string): string {
  return `<script defer src="${escapeHtml(src)}"></script>`;
}

/** What is between the elements of the head and the attributes of the body. */
export const HEAD_END = '\n</head>\n<body';

/** Opens the element that holds a page's data in its document. */
export const PAGE_DATA_START = `<script id="${THEME_IDS.pageData}" type="application/json">`;

/**
 * A page's data for an app, as they are in its document and in `page.json`.
 *
 * @param app Hash of the scripts of the browser bundle.
 */
export function dataOfApp(app: string, data: object): object {
  return {app, ...data};
}

/** How the text of a page's data for an app begins, whatever they are. */
export function dataStart(app: string): string {
  return JSON.stringify(dataOfApp(app, {})).slice(0, -1);
}

/** How the text of a `page.json` goes on when the page needs files of its own. */
export function filesPart(files: readonly string[]): string {
  return `,${JSON.stringify({files}).slice(1, -1)}`;
}

/** `filesPart` of any files, at the start of a text. */
export const FILES_PART = /^,("files":\[(?:"[^"\\]*",?)*\])/;
