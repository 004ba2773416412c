import {readFileSync} from 'node:fs';
import path from 'node:path';
import {offsetOfLine, type Position, positionAt} from '../../shared/problems/Position.ts';
import type {Place} from '../../shared/problems/Problem.ts';

/**
 * Returns a function that finds an address in quotes in the configuration, such as that of a link in the navbar or of an
 * OpenAPI document. Those who find a mistake in one know only the value. The file is read on the first call.
 *
 * @param start Where the part of the file begins that is searched first.
 */
export function createAddressLocator(
  siteDir: string,
  configFile: string,
  start?: Position,
): (address: string) => Place | undefined {
  let source: string | undefined;
  return (address) => {
    source ??= readFileSync(path.join(siteDir, configFile), 'utf8');
    const from = start === undefined ? 0 : offsetOfLine(source, start.line) + start.column - 1;
    const position = positionOf(address, source, from) ?? positionOf(address, source);
    return position && {file: configFile, ...position};
  };
}

/**
 * Links are written without the base URL, so this looks for the longest suffix of the address that occurs in quotes; then
 * for one that was written as the path of a file, without a slash at its beginning.
 */
function positionOf(address: string, source: string, from = 0): Position | undefined {
  const suffixes = [...address.matchAll(/(?=\/)/g)].map(({index}) => address.slice(index));
  const files = suffixes.map((suffix) => suffix.slice(1)).filter((name) => /\.\w+$/.test(name));
  for (const written of new Set([address, ...suffixes, ...files])) {
    const at = ["'", '"', '`']
      .map((quote) => source.indexOf(quote + written + quote, from))
      .find((place) => place !== -1);
    if (at !== undefined && written !== '') return positionAt(source, at);
  }
  return undefined;
}
