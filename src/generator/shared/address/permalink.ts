import type {Addressing} from './Addressing.ts';
import {encodePath} from './encoding.ts';
import {applyTrailingSlash} from './trailingSlash.ts';

/**
 * Makes the address of a page: baseUrl and the given parts joined, slashes collapsed, percent-encoded, with the
 * trailing-slash rule applied.
 *
 * @param parts As people write them, see `encodePath`. `?` and `#` are letters in them.
 */
export function createPermalink(site: Addressing, ...parts: string[]): string {
  const path = joinPath(site.baseUrl, ...parts);
  // A last part without a slash at its end must not get one from the join of an empty part.
  const kept = parts.at(-1)?.endsWith('/') || path === site.baseUrl ? path : path.replace(/(?<=.)\/$/, '');
  return applyTrailingSlash(encodePath(kept), site);
}

/** Joins parts to a path that begins with one `/` and has no empty names in it. */
export function joinPath(...parts: string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
}
