import type {Addressing} from './Addressing.ts';

/** Applies the `trailingSlash` setting to the path of a page; `/` and baseUrl stay as they are. */
export function applyTrailingSlash(path: string, {baseUrl, trailingSlash}: Addressing): string {
  const bare = path.replace(/\/+$/, '');
  if (trailingSlash === undefined || bare === '' || path === baseUrl) return path;
  return trailingSlash ? `${bare}/` : bare;
}
