import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
let command: string;

beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), {recursive: true});
  // Below the repository, so that packages outside the bundle are found.
  folder = mkdtempSync(path.join(root, '.cache', 'serve-command-'));
  command = path.join(folder, 'serve.mjs');
  await build({
    entryPoints: [path.join(root, 'src/generator/cli/commands/serve.ts')],
    outfile: command,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['esbuild'],
    banner: {
      // Its name differs from those of the bundle's modules.
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out', 'index.html'), 'home');
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

function start(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], {cwd: folder});
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = {text: '', errors: ''};
  child.stdout.on('data', (data) => {
    output.text += data;
  });
  child.stderr.on('data', (data) => {
    output.errors += data;
  });
  return {child, output, done: once(child, 'close')};
}

async function addressOf({child, output}: {child: ChildProcess; output: {text: string}}): Promise<string> {
  for (;;) {
    const [address] = /http:\S+/.exec(output.text) ?? [];
    if (address !== undefined && output.text.includes('Ctrl-C')) return address;
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function run(...args: string[]) {
  const {output, done} = start(...args);
  const [code] = await done;
  return {code, ...output};
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'serves until %s, even while a browser keeps a connection open',
  async (signal) => {
    const serving = start('--dir', 'out', '--port', '0');
    const address = await addressOf(serving);
    const answer = await fetch(address, {headers: {connection: 'keep-alive'}});
    expect(await answer.text()).toBe('home');
    serving.child.kill(signal);
    expect(await serving.done).toEqual([0, null]);
    await expect(fetch(address)).rejects.toThrow();
  },
);

test('exits with 1 if an explicit port is in use', async () => {
  const serving = start('--dir', 'out', '--port', '0');
  const {port} = new URL(await addressOf(serving));
  const second = await run('--dir', 'out', '--port', port);
  expect(second).toMatchObject({
    code: 1,
    text: '',
    errors: `Port ${port} is taken. Choose another with --port.\n`,
  });
  serving.child.kill('SIGTERM');
  await serving.done;
});

test('exits with 1 if the folder is missing, and says what to run', async () => {
  const {code, errors} = await run('--dir', 'nowhere');
  expect(code).toBe(1);
  expect(errors).toContain('npm run build');
});

test.each([
  [['--prot', '1'], '--prot'],
  [['--port', 'many'], 'many'],
  [['--port', '70000'], '70000'],
  [['--port'], '--port'],
  [['a', 'b'], 'a, b'],
])('%j is an invalid call', async (args, named) => {
  const {code, errors} = await run(...args);
  expect(code).toBe(2);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(errors).toContain(named);
});

test('--help explains the options', async () => {
  const {code, text} = await run('--help');
  expect(code).toBe(0);
  for (const option of ['SITE_DIR', '--dir', '--port', '--host']) expect(text).toContain(option);
});
