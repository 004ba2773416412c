import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

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
      hasComponents(siteDir) && {
        'script-src': ["'unsafe-eval'"],
        'connect-src': ['https:', 'wss:'],
        'worker-src': ["'self'", 'blob:'],
      }),
  };
}

/** Whether a site has code of its own for the browser. */
function hasComponents(siteDir: string): boolean {
  return ['src', 'plugins'].some((folder) => {
    const full = path.join(siteDir, folder);
    return (
      existsSync(full) && readdirSync(full, {recursive: true}).some((file) => /\.[jt]sx?$/.test(String(file)))
    );
  });
}
