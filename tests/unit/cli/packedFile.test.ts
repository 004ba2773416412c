import path from 'node:path';
import {expect, test} from 'vitest';
import {packedFile} from '../../../src/generator/cli/packedFile.ts';
import {siteFolder} from '../config/siteFolder.ts';

const LIST = 'cache/node_modules/.package-lock.json';
const listed = (resolved: string) => JSON.stringify({packages: {'node_modules/docs': {resolved}}});

async function packedIn(files: Record<string, string>): Promise<string | undefined> {
  const root = await siteFolder(files);
  return packedFile('docs', path.join(root, 'cache/node_modules/docs'), path.join(root, 'sites/new'));
}

test('a package that npm installed from a file is named by that file, relative to the new site', async () => {
  const files = {[LIST]: listed('file:../my files/docs-1.0.0.tgz'), 'my files/docs-1.0.0.tgz': ''};
  expect(await packedIn(files)).toBe('file:../../my files/docs-1.0.0.tgz');
});

test.each([
  ['a registry', {[LIST]: listed('https://registry.example.com/docs-1.0.0.tgz')}],
  ['a file that was removed', {[LIST]: listed('file:../docs-1.0.0.tgz')}],
  ['another package manager', {}],
  ['what a damaged list does not say', {[LIST]: '{"packages": '}],
])('one from %s has no such file', async (_, files) => {
  expect(await packedIn(files)).toBeUndefined();
});
