import {scriptHosts} from '../../config/tags/scriptHosts.ts';

/**
 * What a Docusaurus site is allowed in addition to the default Content-Security-Policy unless it sets its own: Docusaurus
 * has none, so its style sheets load fonts from anywhere, and its components fetch data, may run code that they make, and
 * load scripts of the hosts that they name.
 *
 * @param code The texts of the code that the site has for the browser.
 */
export function lenientPolicy(code: readonly string[]): Record<string, readonly string[]> {
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
