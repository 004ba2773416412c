import {pageFolder} from './pageAddress.ts';

/**
 * The place of an address below the output folder: what a host looks for once it has decoded the address.
 *
 * @param address Percent-encoded path with baseUrl; none of its escapes is malformed, see `createPermalink`.
 * @returns Path with `/`, not encoded.
 */
export function outputPath(address: string): string {
  return address.replace(/^\//, '').split('/').map(decodeSegment).join('/');
}

/** A slash that is part of a name stays encoded. */
function decodeSegment(segment: string): string {
  const decoded = decodeURIComponent(segment);
  return decoded.includes('/') ? decodeURI(segment) : decoded;
}

/**
 * Where the files of a page are in the output: a page lives where its address says.
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

/** Folder of a page's data and page modules, below the output folder: where the browser requests them. */
export function dataFolder(permalink: string): string {
  return outputPath(pageFolder(permalink)).replace(/\/$/, '');
}
