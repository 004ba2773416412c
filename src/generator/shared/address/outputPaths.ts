import {pageFolder} from './pageAddress.ts';

/**
 * Maps an address to a path below the output folder: the file that a host looks for once it has decoded the address.
 *
 * @param address Percent-encoded path with baseUrl and without malformed escapes, see `createPermalink`.
 * @returns Path with `/`, not encoded.
 */
export function outputPath(address: string): string {
  const bare = address.startsWith('/') ? address.slice(1) : address;
  return bare.includes('%') ? bare.split('/').map(decodeSegment).join('/') : bare;
}

/** A slash that is part of a name stays encoded. */
function decodeSegment(segment: string): string {
  const decoded = decodeURIComponent(segment);
  return decoded.includes('/') ? decodeURI(segment) : decoded;
}

/**
 * Path of a page's HTML file in the output.
 *
 * @param permalink Percent-encoded path with baseUrl.
 * @param trailingSlash The site's rule: `false` makes `x.html`, otherwise `x/index.html`.
 * @returns Path below the output folder, with `/`, not encoded.
 */
export function htmlFile(permalink: string, trailingSlash?: boolean): string {
  const bare = outputPath(permalink);
  if (bare.endsWith('.html')) return bare;
  if (trailingSlash === false && bare !== '' && !bare.endsWith('/')) return `${bare}.html`;
  return bare === '' || bare.endsWith('/') ? `${bare}index.html` : `${bare}/index.html`;
}

/**
 * Path of a document that redirects from another form of a page's address: `x.html/index.html` for the page `x`, because
 * many hosts prefer the file `x.html` at the address `x`, where it would redirect to itself (Docusaurus,
 * plugin-client-redirects).
 *
 * @param form `x.html` for `x`, or `x` for `x.html`; percent-encoded path with baseUrl.
 * @returns Undefined if every host serves the page's own file there, or if `x/index.html` would take precedence over it
 */
export function aliasFile(form: string, permalink: string, trailingSlash?: boolean): string | undefined {
  if (form.endsWith('/index.html')) return undefined;
  const own = htmlFile(permalink, trailingSlash);
  const bare = outputPath(form).replace(/\/$/, '');
  const file = `${bare}/index.html`;
  return own === bare || own === file ? undefined : file;
}

/** Folder of a page's data and page modules, below the output folder: where the browser requests them. */
export function dataFolder(permalink: string): string {
  return outputPath(pageFolder(permalink)).replace(/\/$/, '');
}
