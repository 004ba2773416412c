import type {Addressing} from './Addressing.ts';
import {encodePath} from './encoding.ts';
import {applyTrailingSlash} from './trailingSlash.ts';

/**
 * Creates the address of a page: joins baseUrl and the given parts, collapses slashes, percent-encodes the result and
 * applies the trailing-slash rule.
 *
 * @param parts As people write them, see `encodePath`. `?` and `#` are ordinary characters in them.
 */
export function createPermalink(site: Addressing, ...parts: string[]): string {
  const path = joinPath(site.baseUrl, ...parts);
  // Joining an empty last part leaves a trailing slash; keep one only if the last part ends with it.
  const kept = parts.at(-1)?.endsWith('/') || path === site.baseUrl ? path : path.replace(/(?<=.)\/$/, '');
  return applyTrailingSlash(encodePath(kept), site);
}

/** Joins parts into a path that begins with one `/` and has no empty segments. */
export function joinPath(...parts: string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
}
