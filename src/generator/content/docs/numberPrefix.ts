export interface PrefixedName {
  /** The name without the prefix. */
  name: string;
  number?: number;
}

/**
 * Separates a number prefix (`01-intro`) from a name. Names that begin like a date or a version (`2021-11-foo`, `7.0-foo`)
 * have no prefix.
 *
 * @param name Of a folder, or of a file without its extension.
 */
export function parseNumberPrefix(name: string): PrefixedName {
  if (/^\d+[-_.]\d/.test(name)) return {name};
  const found = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return found?.[2] === undefined ? {name} : {name: found[2], number: Number(found[1])};
}

/** Removes the number prefixes of every folder in a relative path. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((name) => parseNumberPrefix(name).name)
    .join('/');
}
