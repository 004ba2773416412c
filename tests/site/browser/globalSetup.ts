import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {findChromium} from '../../support/findChromium.ts';
import {repositoryDir, runScript} from '../../support/runScript.ts';

/** Finds the browser and builds this repository's site once for all tests of it. */
export default async function setup(project: TestProject): Promise<void> {
  const chromium = findChromium();
  project.provide('chromium', chromium);
  if (chromium === undefined) return;
  const {code, stderr} = await runScript('build', []);
  if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);
  project.provide('builtSite', {dir: path.join(repositoryDir, 'build'), baseUrl: '/v1/'});
}
