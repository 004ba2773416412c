import {withoutEndSlashes} from '../address/trailingSlash.ts';
import {pathOfAddress} from '../samples/requestUrl.ts';

/**
 * The server that a form proposes: the configured one with the path of the document's server, or the document's own if
 * it is local.
 *
 * @param documented Absolute address, which may contain placeholders.
 * @param configured Absolute address without a path.
 */
export function proposedServer(documented: string, configured: string): string {
  const isLocal = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?![^:/?#])/i.test(documented);
  return withoutEndSlashes(isLocal ? documented : configured + pathOfAddress(documented));
}
