import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isFile} from '../../../src/generator/files/isFile.ts';
import {isFolder} from '../../../src/generator/files/folders/isFolder.ts';
import {makeFolder} from '../../../src/generator/files/folders/makeFolder.ts';
import {siteFolder} from '../config/siteFolder.ts';

test('an invalid path is neither a file nor a folder', async () => {
  const dir = await siteFolder({file: ''});
  mkdirSync(path.join(dir, 'folder'));
  symlinkSync('loop', path.join(dir, 'loop'));
  const at = (name: string) => path.join(dir, name);
  expect([at('file'), at('folder')].map(isFile)).toEqual([true, false]);
  expect([at('file'), at('folder')].map(isFolder)).toEqual([false, true]);
  const impossible = [at('file/inner'), at('x'.repeat(7000)), at('loop'), `${dir}/a\0b`, at('missing')];
  expect(impossible.filter((name) => isFile(name) || isFolder(name))).toEqual([]);
});

test('a folder is created with its parents, and may already exist', async () => {
  const dir = path.join(await siteFolder({}), 'a/b/c');
  await makeFolder(dir);
  await makeFolder(dir);
  expect(isFolder(dir)).toBe(true);
});

test('a folder that cannot exist is refused', async () => {
  const dir = await siteFolder({file: ''});
  await expect(makeFolder(path.join(dir, 'file/inner'))).rejects.toThrow('ENOTDIR');
  await expect(makeFolder(path.join(dir, 'file'))).rejects.toThrow('EEXIST');
});

test.runIf(process.platform === 'linux')(
  'a folder that the system refuses to create does not take forever',
  async () => {
    await expect(makeFolder('/proc/site/build')).rejects.toThrow('ENOENT');
  },
);
