import {execFile} from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {copyGenerator} from '../../support/copyGenerator.ts';
import {repositoryDir, runCommand} from '../../support/runScript.ts';
import {siteFolder} from '../config/siteFolder.ts';

let root = '';
let command = '';
beforeEach(async () => {
  root = await siteFolder({
    'package-lock.json': '{}',
    'src/generator/markdown/diagrams/diagramTools.ts': '',
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

const run = (...args: string[]): Promise<string> => runNode([], ...args);

async function runNode(options: string[], ...args: string[]): Promise<string> {
  const script = path.join(root, 'scripts/run.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [...options, script, ...args]);
  return stdout.trim();
}

const bundles = (): string[] =>
  readdirSync(path.join(root, '.generator')).filter((name) => name.startsWith('generator-'));

test('bundles the sources once, and again when one has changed', async () => {
  expect(await say()).toBe('one');
  expect(existsSync(path.join(root, '.generator/generator.json'))).toBe(true);
  expect(await say()).toBe('one');
  writeFileSync(command, "console.log('another');");
  expect(await say()).toBe('another');
});

test('keeps the bundle in the folder given with --cache-dir, if there can be none of its own', async () => {
  writeFileSync(path.join(root, '.generator'), '');
  const folder = path.join(root, 'kept=here');
  expect(await run('say', `--cache-dir=${folder}`)).toBe('one');
  expect(existsSync(path.join(folder, 'generator.json'))).toBe(true);
});

test('regular expressions with characters beyond ASCII match them', async () => {
  writeFileSync(
    command,
    "// ’\nconsole.log('don’t “stop” 🪦'.match(/[“”]|🪦|\\w+’\\w+/gu)?.join(' '), /^[^’]$/.test('’'));",
  );
  expect(await say()).toBe('don’t “ ” 🪦 false');
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

test('notices a source that is saved while it is compared with what was bundled', async () => {
  await say();
  // As after the checkout was moved.
  utimesSync(command, 1, 1);
  const hook = path.join(root, 'saveWhileRead.mjs');
  writeFileSync(
    hook,
    `import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
const {readFileSync} = fs;
fs.readFileSync = (file, ...rest) => {
  const content = readFileSync(file, ...rest);
  if (file === ${JSON.stringify(command)}) fs.writeFileSync(file, "console.log('saved');");
  return content;
};
syncBuiltinESMExports();
`,
  );
  expect(await runNode(['--import', hook], 'say')).toBe('one');
  expect(await say()).toBe('saved');
});

test('keeps the bundle of a command that may still be running', async () => {
  await say();
  const [first = ''] = bundles();
  utimesSync(path.join(root, '.generator', first), 1, 1);
  await say();
  writeFileSync(command, "console.log('another');");
  expect(await say()).toBe('another');
  expect(bundles()).toContain(first);
});

test('removes a bundle that was last used long ago', async () => {
  await say();
  const [first = ''] = bundles();
  utimesSync(path.join(root, '.generator', first), 1, 1);
  writeFileSync(command, "console.log('another');");
  await say();
  expect(bundles()).toHaveLength(1);
  expect(bundles()).not.toContain(first);
});

test('the first build keeps a code cache, and a damaged one is replaced', async () => {
  expect(await run('build')).toBe('built');
  const [folder = ''] = bundles();
  const files = readdirSync(path.join(root, '.generator', folder)).filter((name) => name.startsWith('code-'));
  expect(files).toHaveLength(1);
  const code = path.join(root, '.generator', folder, files[0] ?? '');
  const old = path.join(root, '.generator', folder, 'code-of-an-old-version');
  writeFileSync(old, '');
  utimesSync(old, 1, 1);
  const kept = readFileSync(code);
  const damaged = Buffer.from(kept);
  damaged.fill(0xff, damaged.length / 2);
  for (const bytes of [damaged, kept.subarray(0, kept.length / 2), Buffer.alloc(0)]) {
    writeFileSync(code, bytes);
    expect(await run('build')).toBe('built');
    expect(readFileSync(code).equals(bytes)).toBe(false);
  }
  expect(existsSync(old)).toBe(false);
});

test('a build uses the code cache of the build before', async () => {
  // The code cache of this repository may be replaced by other tests.
  const generator = copyGenerator();
  onTestFinished(() => rmSync(generator, {recursive: true, force: true}));
  const site = await siteFolder({
    'site.config.ts': "export default {title: 'Test', url: 'https://test.example', baseUrl: '/'};\n",
    'docs/index.md': '# Home\n',
  });
  const build = () => runCommand(process.execPath, [path.join(generator, 'scripts/run.mjs'), 'build', site]);
  const codeFiles = () =>
    readdirSync(path.join(generator, '.generator'), {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file).startsWith('code-'))
      .map((file) => `${file} ${statSync(path.join(generator, '.generator', file)).mtimeMs}`);
  expect(await build()).toMatchObject({code: 0});
  const kept = codeFiles();
  expect(kept).toHaveLength(1);
  expect(await build()).toMatchObject({code: 0});
  expect(codeFiles()).toEqual(kept);
});
