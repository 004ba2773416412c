import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Position, positionAt} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Adds positions to problems about an address in the configuration (a navbar or footer link, an OpenAPI document): the
 * position of the quoted address. The code that finds these problems knows only the value.
 */
export function locateInConfig(problems: readonly Problem[], siteDir: string, configFile: string): Problem[] {
  let source: string | undefined;
  return problems.map((problem) => {
    const hasNoPlace = problem.line === undefined && (problem.file === configFile || !problem.file);
    const quoted = /^(?:Link to|The OpenAPI document) `([^`]+)`/.exec(problem.message)?.[1];
    if (!hasNoPlace || quoted === undefined) return problem;
    source ??= readFileSync(path.join(siteDir, configFile), 'utf8');
    const place = placeOf(quoted, source);
    return place ? {...problem, file: configFile, ...place} : problem;
  });
}

/**
 * Links are written without the base URL, so this looks for the longest suffix of the address that occurs in quotes.
 */
function placeOf(address: string, source: string): Position | undefined {
  for (let rest = address; rest !== ''; rest = rest.slice(rest.indexOf('/', 1))) {
    for (const quote of ["'", '"', '`']) {
      const at = source.indexOf(quote + rest + quote);
      if (at !== -1) return positionAt(source, at);
    }
    if (!rest.includes('/', 1)) return undefined;
  }
  return undefined;
}
