import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Position, positionAt} from '../../shared/problems/Position.ts';
import type {Place} from '../../shared/problems/Problem.ts';

/**
 * Returns a function that finds an address in quotes in the configuration, such as that of a link in the navbar or of an
 * OpenAPI document. Those who find a mistake in one know only the value. The file is read on the first call.
 */
export function createAddressLocator(
  siteDir: string,
  configFile: string,
): (address: string) => Place | undefined {
  let source: string | undefined;
  return (address) => {
    source ??= readFileSync(path.join(siteDir, configFile), 'utf8');
    const position = positionOf(address, source);
    return position && {file: configFile, ...position};
  };
}

/**
 * Links are written without the base URL, so this looks for the longest suffix of the address that occurs in quotes.
 */
function positionOf(address: string, source: string): Position | undefined {
  for (let rest = address; rest !== ''; rest = rest.slice(rest.indexOf('/', 1))) {
    for (const quote of ["'", '"', '`']) {
      const at = source.indexOf(quote + rest + quote);
      if (at !== -1) return positionAt(source, at);
    }
    if (!rest.includes('/', 1)) return undefined;
  }
  return undefined;
}
