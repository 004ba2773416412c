import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {findChromium} from '../support/findChromium.ts';
import {repositoryDir, runScript} from '../support/runScript.ts';

const SITE_DIR = path.join(repositoryDir, 'tests/fixtures/showcase');

/** Finds the browser and builds the fixture site once for all tests of a project. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const chromium = findChromium();
  project.provide('chromium', chromium);
  if (chromium === undefined) return undefined;
  const dir = mkdtempSync(path.join(tmpdir(), 'showcase-'));
  const {code, stderr} = await runScript('build', [SITE_DIR, '--out-dir', dir]);
  if (code !== 0) throw new Error(`The fixture site does not build:\n${stderr}`);
  project.provide('builtSite', {dir, baseUrl: '/v1/'});
  return () => rmSync(dir, {recursive: true, force: true});
}
