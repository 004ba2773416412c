export interface PrefixedName {
  /** The name without the prefix. */
  name: string;
  number?: number;
}

/**
 * Takes the name of a file (without extension) or folder; returns it without its number prefix (`01-intro`), and
 * the number. Names that begin like a date or a version (`2021-11-foo`, `7.0-foo`) have no prefix.
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
