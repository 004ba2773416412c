import type {Addressing} from './Addressing.ts';

/** An address or its path without slashes at the end. */
export function withoutEndSlashes(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Applies the `trailingSlash` setting to the path of a page; `/` and baseUrl stay as they are. */
export function applyTrailingSlash(path: string, {baseUrl, trailingSlash}: Addressing): string {
  const bare = withoutEndSlashes(path);
  if (trailingSlash === undefined || bare === '' || path === baseUrl) return path;
  return trailingSlash ? `${bare}/` : bare;
}
