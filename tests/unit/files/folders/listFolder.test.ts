import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {listFolder} from '../../../../src/generator/files/folders/listFolder.ts';
import {siteFolder} from '../../config/siteFolder.ts';

const disk = vi.hoisted(() => ({listed: (_: string): void => undefined}));

vi.mock('node:fs/promises', async () => {
  const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  const readdir = async (folder: string, options: {withFileTypes: true}) => {
    const entries = await actual.readdir(folder, options);
    disk.listed(folder);
    return entries;
  };
  return {...actual, readdir};
});

test('a folder that is removed while the one above it is listed is left out', async () => {
  const siteDir = await siteFolder({'docs/a.md': 'Text.', 'docs/guide/b.md': 'Text.'});
  const docs = path.join(siteDir, 'docs');
  disk.listed = (folder) => {
    if (folder === docs) rmSync(path.join(docs, 'guide'), {recursive: true});
  };
  const {files, faults} = await listFolder(docs, [siteDir]);
  expect(files).toEqual(['a.md']);
  expect([...faults]).toEqual([]);
});
