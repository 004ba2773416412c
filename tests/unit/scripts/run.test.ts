import {execFile} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
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
    'src/generator/cli/main.ts': "console.log('built');",
    'src/generator/dev/app/bundlerThread.ts': '',
    'scripts/say.ts': "console.log('one');",
  });
  command = path.join(root, 'scripts/say.ts');
  for (const file of ['scripts/run.mjs', 'scripts/bundleGenerator.mjs', 'scripts/loadEntry.mjs'])
    cpSync(path.join(repositoryDir, file), path.join(root, file));
  symlinkSync(path.join(repositoryDir, 'node_modules'), path.join(root, 'node_modules'));
});

const say = (): Promise<string> => run('say');

async function run(name: string): Promise<string> {
  const script = path.join(root, 'scripts/run.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [script, name]);
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

test('the first build keeps a code cache, and a damaged one is replaced', async () => {
  expect(await run('build')).toBe('built');
  const [folder = ''] = readdirSync(path.join(root, '.cache')).filter((name) =>
    name.startsWith('generator-'),
  );
  const files = readdirSync(path.join(root, '.cache', folder)).filter((name) => name.startsWith('code-'));
  expect(files).toHaveLength(1);
  const code = path.join(root, '.cache', folder, files[0] ?? '');
  const kept = readFileSync(code);
  const damaged = Buffer.from(kept);
  damaged.fill(0xff, damaged.length / 2);
  for (const bytes of [damaged, kept.subarray(0, kept.length / 2), Buffer.alloc(0)]) {
    writeFileSync(code, bytes);
    expect(await run('build')).toBe('built');
    expect(readFileSync(code).equals(bytes)).toBe(false);
  }
});
