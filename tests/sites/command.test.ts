// cspell:ignore biuld hlep
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {repositoryDir, runScript} from '../support/runScript.ts';

const COMMANDS = [
  'init',
  'dev',
  'new',
  'docs:version',
  'translations',
  'check',
  'build',
  'book',
  'serve',
  'reference:diff',
  'schemas',
];

test('the help lists the commands, and each has its own help', async () => {
  const {code, stdout} = await runScript('--help', []);
  expect(code).toBe(0);
  const listed = [...stdout.matchAll(/^ {2}([a-z]\S*) /gm)].map(([, name]) => name);
  expect(listed).toEqual(COMMANDS);
  for (const name of COMMANDS) {
    const help = await runScript(name, ['--help']);
    expect(help.stdout.split('\n')[0], name).toContain(`Usage: valkyr-docs ${name} `);
    expect(help.code, name).toBe(0);
  }
});

test('prints the version of the package', async () => {
  const {version} = JSON.parse(readFileSync(`${repositoryDir}package.json`, 'utf8'));
  expect(await runScript('--version', [])).toMatchObject({code: 0, stdout: `${version}\n`});
});

test.each([
  ['biuld', 'Unknown command "biuld". Did you mean valkyr-docs build?\n'],
  ['publish', 'Unknown command "publish". valkyr-docs --help lists them.\n'],
  ['--hlep', 'Unknown option --hlep. Did you mean valkyr-docs --help?\n'],
])('%s is not a command', async (name, message) => {
  expect(await runScript(name, [])).toEqual({code: 2, stdout: '', stderr: message});
});

test.each(['init', 'build'])('%s does not take an empty string for the current folder', async (command) => {
  expect(await runScript(command, [''])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'The site folder is an empty string. Name a folder, or leave it out for the current one.\n',
  });
});

test.each(['schemas', 'dev'])('%s ends where there is no folder', async (command) => {
  const folder = `${repositoryDir}nowhere`;
  const {code, stderr} = await runScript(command, [folder]);
  expect(code).toBe(1);
  expect(stderr).toContain(`The site folder ${folder} does not exist.`);
  expect(existsSync(folder)).toBe(false);
});
