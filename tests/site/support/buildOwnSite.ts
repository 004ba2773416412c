import path from 'node:path';
import {repositoryDir, runScript} from '../../support/runScript.ts';

/**
 * Builds this repository's site into its `build/`, which takes a second if nothing has changed.
 *
 * @throws with the output if the build fails
 */
export async function buildOwnSite(): Promise<{dir: string; baseUrl: string}> {
  const {code, stderr} = await runScript('build', []);
  if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);
  return {dir: path.join(repositoryDir, 'build'), baseUrl: '/v1/'};
}
