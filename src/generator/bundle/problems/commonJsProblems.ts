import path from 'node:path';
import type {Message} from 'esbuild';
import {relativePath} from '../../files/relativePath.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/**
 * Reports `module.exports` in ES modules of the site, which esbuild only warns of: it would set the exports of the whole
 * bundle.
 *
 * @param folder Absolute path of the folder that the locations are relative to.
 */
export function commonJsProblems(
  warnings: readonly Message[],
  {folder, siteDir}: {folder: string; siteDir: string},
): Problem[] {
  return warnings.flatMap(({id, text, location}): Problem[] => {
    if (id !== 'commonjs-variable-in-esm' || !location) return [];
    const file = relativePath(siteDir, path.resolve(folder, location.file));
    const name = /"(\w+)"/.exec(text)?.[1] ?? 'module';
    return [
      {
        severity: 'error',
        file,
        line: location.line,
        column: location.column + 1,
        message: `There is no \`${name}\` in an ES module, which this file is.`,
        hint: 'Write `export default …` instead of `module.exports = …`.',
      },
    ];
  });
}
