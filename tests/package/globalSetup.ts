import {mkdtempSync, readdirSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {findChromium} from '../support/findChromium.ts';
import {runScript} from '../support/runScript.ts';

/** Packs the generator once for all tests of the project. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('chromium', findChromium());
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'package-'));
  const {code, stderr} = await runScript('package', ['--out-dir', dir]);
  if (code !== 0) throw new Error(`The generator cannot be packed:\n${stderr}`);
  const tarball = readdirSync(dir).find((name) => name.endsWith('.tgz')) ?? '';
  project.provide('package', {dir: path.join(dir, 'package'), tarball: path.join(dir, tarball)});
  return () => rmSync(dir, {recursive: true, force: true});
}
