import {execFile} from 'node:child_process';
import {cpSync, existsSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, expect, test} from 'vitest';
import {repositoryDir} from '../../support/runScript.ts';
import {siteFolder} from '../config/siteFolder.ts';

let root = '';
let command = '';
beforeEach(async () => {
  root = await siteFolder({
    'package-lock.json': '{}',
    'src/generator/workers/worker.ts': '',
    'src/generator/cli/main.ts': '',
    'scripts/say.ts': "console.log('one');",
  });
  command = path.join(root, 'scripts/say.ts');
  for (const file of ['scripts/run.mjs', 'scripts/bundleGenerator.mjs'])
    cpSync(path.join(repositoryDir, file), path.join(root, file));
  symlinkSync(path.join(repositoryDir, 'node_modules'), path.join(root, 'node_modules'));
});

async function say(): Promise<string> {
  const script = path.join(root, 'scripts/run.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [script, 'say']);
  return stdout.trim();
}

test('bundles the sources once, and again when one has changed', async () => {
  expect(await say()).toBe('one');
  expect(existsSync(path.join(root, '.cache/generator.json'))).toBe(true);
  expect(await say()).toBe('one');
  writeFileSync(command, "console.log('another');");
  expect(await say()).toBe('another');
});

test('does not consider a source bundled that may have been saved while esbuild ran', async () => {
  const later = Date.now() / 1000 + 3600;
  utimesSync(command, later, later);
  expect(await say()).toBe('one');
  // As if the source was saved after it was bundled, but before it was stamped.
  writeFileSync(command, "console.log('two');");
  utimesSync(command, later, later);
  expect(await say()).toBe('two');
});
