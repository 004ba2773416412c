import type {ConfigSource} from '../../config/Site.ts';
import type {DocsConfig} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {callOption} from '../../config/callOption.ts';

export interface PrefixedName {
  /** The name without the prefix. */
  name: string;
  number?: number;
}

/**
 * Splits a number prefix (`01-intro`) off a name. Names that start like a date or a version (`2021-11-foo`, `7.0-foo`)
 * have no prefix.
 *
 * @param name Name of a folder, or of a file without its extension.
 */
function parseNumberPrefix(name: string): PrefixedName {
  if (/^\d+[-_.]\d/.test(name)) return {name};
  const found = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return found?.[2] === undefined ? {name} : {name: found[2], number: Number(found[1])};
}

/** Splits the number prefix off a name. */
export type PrefixParser = (name: string) => PrefixedName;

/** Keeps names unchanged. */
export const KEEP_PREFIXES: PrefixParser = (name) => ({name});

/**
 * Returns the parser for the names of docs. If the site's own function fails, the name is kept unchanged.
 *
 * @param report Called for each failure.
 */
export function prefixParserOf(
  {numberPrefixParser: option, at}: Pick<DocsConfig, 'numberPrefixParser' | 'at'>,
  source?: ConfigSource,
  report?: (problem: Problem) => void,
): PrefixParser {
  if (typeof option === 'boolean') return option ? parseNumberPrefix : KEEP_PREFIXES;
  return (name) => {
    const key = [...at, 'numberPrefixParser'];
    const subject = `the name ${name}`;
    const {value, problem} = callOption(() => option(name), readName, {key, source, subject});
    if (problem) report?.(problem);
    return value ?? {name};
  };
}

function readName(given: unknown): {value: PrefixedName} | string {
  if (typeof given === 'object' && given !== null && 'filename' in given) {
    const {filename: name} = given;
    const number = 'numberPrefix' in given ? (given.numberPrefix ?? undefined) : undefined;
    if (typeof name === 'string' && name !== '' && (number === undefined || typeof number === 'number'))
      return {value: {name, number}};
  }
  return '`{filename, numberPrefix}`, a string and optionally a number';
}

/** Removes the number prefixes of all folders in a relative path. */
export function stripNumberPrefixes(path: string, parse: PrefixParser): string {
  if (path === '.') return path;
  return path
    .split('/')
    .map((name) => parse(name).name)
    .join('/');
}
