import path from 'node:path';
import {scriptHosts} from '../../config/tags/scriptHosts.ts';
import {readCode} from '../siteCode.ts';

/** Where a site has code of its own for the browser. */
const CODE_FOLDERS = ['src', 'plugins'];

/**
 * What a Docusaurus site is allowed in addition to the default Content-Security-Policy unless it sets its own: Docusaurus
 * has none, so its style sheets load fonts from anywhere, and its components fetch data, may run code that they make, and
 * load scripts of the hosts that they name.
 *
 * @param siteDir Absolute path of the site folder.
 */
export function lenientPolicy(siteDir: string | undefined): Record<string, readonly string[]> {
  const code =
    siteDir === undefined ? [] : CODE_FOLDERS.flatMap((folder) => readCode(path.join(siteDir, folder)));
  return {
    'style-src': ['https:'],
    'font-src': ["'self'", 'data:', 'https:'],
    ...(code.length > 0 && {
      'script-src': ["'unsafe-eval'", ...new Set(code.flatMap(scriptHosts))],
      'connect-src': ['https:', 'wss:'],
      'worker-src': ["'self'", 'blob:'],
    }),
  };
}
