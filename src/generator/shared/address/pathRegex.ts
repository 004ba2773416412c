import {escapeRegExp} from '../text/escapeRegExp.ts';
import {belowBaseUrl} from './baseUrl.ts';

/** A regular expression for the paths at an address and below it, without baseUrl: `^/docs(/|$)`. */
export function pathRegex(address: string, baseUrl: string): string {
  const path = (belowBaseUrl(address, baseUrl) ?? address).replace(/^\/|\/$/g, '');
  return `^/${escapeRegExp(path)}(/|$)`;
}
