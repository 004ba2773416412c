import type {ConfigSource} from '../../config/Site.ts';
import type {DocsConfig} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {callOption} from '../callOption.ts';

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

/** Takes a name apart. */
export type PrefixParser = (name: string) => PrefixedName;

/** A name stays as it is. */
export const KEEP_PREFIXES: PrefixParser = (name) => ({name});

/**
 * How the names of docs are taken apart. A function of the site that fails leaves the name as it is.
 *
 * @param report Called with each failure.
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
  return '`{filename, numberPrefix}`, a text and maybe a number';
}

/** Removes the number prefixes of every folder in a relative path. */
export function stripNumberPrefixes(path: string, parse: PrefixParser): string {
  if (path === '.') return path;
  return path
    .split('/')
    .map((name) => parse(name).name)
    .join('/');
}
