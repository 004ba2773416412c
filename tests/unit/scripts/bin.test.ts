import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {repositoryDir, runCommand} from '../../support/runScript.ts';

/** As yarn's loader does it. */
const PLUG_N_PLAY = "data:text/javascript,Object.defineProperty(process.versions, 'pnp', {value: '3'})";

/** Runs the package's command from a folder that is not a package. */
async function runIn(folder: string) {
  const parent = mkdtempSync(path.join(tmpdir(), 'valkyr-bin-'));
  onTestFinished(() => rmSync(parent, {recursive: true, force: true}));
  const bin = path.join(parent, folder, 'bin/valkyr-docs.mjs');
  cpSync(path.join(repositoryDir, 'scripts/package/bin.mjs'), bin);
  return runCommand(process.execPath, ['--import', PLUG_N_PLAY, bin]);
}

test.each(['.yarn/unplugged/valkyr-docs/node_modules/valkyr-docs', 'cache/valkyr-docs.zip'])(
  'the command in %s says what to set instead of Plug’n’Play',
  async (folder) => {
    const {code, stderr} = await runIn(folder);
    expect(code).toBe(1);
    expect(stderr).toContain('`nodeLinker: node-modules` to .yarnrc.yml');
  },
);

test('the command in `node_modules` runs, whatever started it', async () => {
  const {stderr} = await runIn('node_modules/valkyr-docs');
  expect(stderr).not.toContain('nodeLinker');
});
