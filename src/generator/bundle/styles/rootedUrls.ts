import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import {siteKey} from '../../shared/address/siteKey.ts';

/** The address of a file next to a style sheet; not one of a host, a static folder, a package or an element. */
const RELATIVE = /\burl\(\s*(["']?)(?![/#~@]|[a-z][a-z\d+.-]*:)([^"')\s]+)\1\s*\)/gi;

/**
 * Lets the relative addresses in a style sheet start at the site folder (`@site/`), so that its rules may be copied to another
 * sheet. Those of files outside of the site folder stay as they are.
 *
 * @param folder Absolute path of the folder that the addresses are relative to.
 * @param siteDir Absolute path of the site folder.
 */
export function rootedUrls(css: string, folder: string, siteDir: string): string {
  return css.replace(RELATIVE, (written, quote: string, address: string) => {
    const place = relativePath(siteDir, path.resolve(folder, address));
    return place.startsWith('../') ? written : `url(${quote}${siteKey(place)}${quote})`;
  });
}
