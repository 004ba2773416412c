import path from 'node:path';
import {containsCode} from '../siteCode.ts';

/** Where a site has code of its own for the browser. */
const CODE_FOLDERS = ['src', 'plugins'];

/**
 * What a Docusaurus site is allowed in addition to the default Content-Security-Policy unless it sets its own: Docusaurus
 * has none, so its style sheets load fonts from anywhere, and its components fetch data and may run code that they make.
 *
 * @param siteDir Absolute path of the site folder.
 */
export function lenientPolicy(siteDir: string | undefined): Record<string, readonly string[]> {
  return {
    'style-src': ['https:'],
    'font-src': ["'self'", 'data:', 'https:'],
    ...(siteDir !== undefined &&
      CODE_FOLDERS.some((folder) => containsCode(path.join(siteDir, folder))) && {
        'script-src': ["'unsafe-eval'"],
        'connect-src': ['https:', 'wss:'],
        'worker-src': ["'self'", 'blob:'],
      }),
  };
}
