import path from 'node:path';

/**
 * Where the files of a page stand in the output: a page lives where its address says.
 *
 * @param permalink Percent-encoded path with baseUrl.
 * @param trailingSlash The site's rule: `false` makes `x.html`, otherwise `x/index.html`.
 * @returns Path below the output folder, with `/`, not encoded.
 */
export function htmlFile(permalink: string, trailingSlash?: boolean): string {
  const bare = decodeURI(permalink).replace(/^\//, '');
  if (bare.endsWith('.html')) return bare;
  if (trailingSlash === false && bare !== '' && !bare.endsWith('/')) return `${bare}.html`;
  return path.posix.join(bare, 'index.html');
}

/** Folder of a page's data and page modules, below the output folder. */
export function dataFolder(permalink: string): string {
  return decodeURI(permalink).replace(/^\//, '').replace(/\/$/, '');
}
