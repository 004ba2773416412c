import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {repositoryDir, runScript} from '../support/runScript.ts';

const older = `${repositoryDir}tests/fixtures/apiVersions/shop-1.yaml`;
const newer = `${repositoryDir}tests/fixtures/apiVersions/shop-2.yaml`;

test('prints what changed, and fails for breaking changes with the option', async () => {
  const plain = await runScript('reference:diff', [older, newer]);
  expect(plain.code).toBe(0);
  expect(plain.stdout).toContain('Shop 1.0 → 2.0: 26 changes, 18 of them breaking.');
  expect(plain.stdout).toMatch(
    /Breaking changes\n {2}DELETE \/orders\/\{id\} {2}Delete an order\n {4}- It was removed/,
  );
  expect((await runScript('reference:diff', [older, newer, '--fail-on-breaking'])).code).toBe(1);
  expect(await runScript('reference:diff', [older, older, '--fail-on-breaking'])).toMatchObject({
    code: 0,
    stdout: 'Shop 1.0 → 1.0: Nothing changed.\n',
  });
});

test('writes Markdown and JSON', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'difference-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const file = path.join(dir, 'new/changes.md');
  const {stdout} = await runScript('reference:diff', [older, newer, '--json', '--markdown', file]);
  const {changes} = JSON.parse(stdout);
  expect(changes[0]).toEqual({
    breaking: true,
    subject: {kind: 'operation', method: 'DELETE', path: '/orders/{id}', summary: 'Delete an order'},
    text: 'It was removed; it had been deprecated.',
  });
  expect(readFileSync(file, 'utf8')).toContain('## Breaking changes\n');
});

test('reports missing arguments', async () => {
  expect(await runScript('reference:diff', [older])).toMatchObject({
    code: 2,
    stderr: 'Pass two documents: valkyr-docs reference:diff OLD NEW.\n',
  });
  const {code, stderr} = await runScript('reference:diff', [older, newer.replace('shop-2', 'shop-22')]);
  expect(code).toBe(1);
  expect(stderr).toContain('shop-22.yaml` does not exist');
  expect(stderr).toContain('shop-2.yaml');
});

test('reports the mistakes of a file once if both documents are or contain it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'difference-'));
  const main = (version: string): string =>
    `openapi: 3.1.0\ninfo: {title: Shop, version: '${version}'}\npaths: {}\ncomponents:\n  schemas:\n    Order: {$ref: ./shared.yaml}\n`;
  const files = {'1.yaml': main('1'), '2.yaml': main('2'), 'shared.yaml': 'type: [\n'};
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    for (const [before, after] of [
      ['shared.yaml', 'shared.yaml'],
      ['1.yaml', '2.yaml'],
    ] as const) {
      const {code, stderr} = await runScript('reference:diff', [
        path.join(folder, before),
        path.join(folder, after),
      ]);
      expect(code).toBe(1);
      expect(stderr.split('error  shared.yaml:').length - 1, stderr).toBe(1);
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});
