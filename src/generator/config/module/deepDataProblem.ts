import {readFile} from 'node:fs/promises';
import {relativePath} from '../../files/relativePath.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {findDeepNesting} from '../../yaml/findDeepNesting.ts';
import {TOO_DEEP} from '../../yaml/parseYaml.ts';
import {InvalidYaml} from '../../yaml/InvalidYaml.ts';
import {yamlProblems} from '../../yaml/yamlProblems.ts';

/**
 * Finds the first JSON file that is nested so deeply that the code generated from it would overflow the stack, an error
 * without a position.
 *
 * @param files Absolute paths.
 */
export async function deepDataProblem(
  files: readonly string[],
  siteDir: string,
): Promise<Problem | undefined> {
  const problems = files.map(async (file) => {
    const deep = findDeepNesting(await readFile(file, 'utf8').catch(() => ''));
    const mistake = deep && new InvalidYaml([{...deep, ...TOO_DEEP}]);
    return mistake && yamlProblems(mistake, relativePath(siteDir, file), 'file')[0];
  });
  return (await Promise.all(problems)).find((problem) => problem !== undefined);
}
