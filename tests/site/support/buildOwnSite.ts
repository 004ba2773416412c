import path from 'node:path';
import {repositoryDir, runScript} from '../../support/runScript.ts';

/**
 * Builds this repository's site into its `build/`; where nothing has changed since, that takes a second.
 *
 * @throws with what was printed, when it does not build.
 */
export async function buildOwnSite(): Promise<{dir: string; baseUrl: string}> {
  const {code, stderr} = await runScript('build', []);
  if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);
  return {dir: path.join(repositoryDir, 'build'), baseUrl: '/v1/'};
}
