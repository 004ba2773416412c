import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test, vi} from 'vitest';
import {
  takeFramework,
  writeReadyFramework,
} from '../../../../src/generator/bundle/framework/takeFramework.ts';
import type {runWebpack} from '../../../../src/generator/bundle/webpack/runWebpack.ts';
import {siteFolder} from '../../config/siteFolder.ts';

let made = 0;
let packageFile = '';
let generatorDir = '';

vi.mock('../../../../src/generator/bundle/webpack/runWebpack.ts', () => ({
  runWebpack: (async (_, {outDir}) => {
    made += 1;
    mkdirSync(outDir, {recursive: true});
    writeFileSync(path.join(outDir, 'framework.js'), 'code');
    return {
      output: {files: ['framework.js'], initial: [], chunks: {}, inputs: [packageFile], absent: []},
      problems: [],
    };
  }) satisfies typeof runWebpack,
}));

beforeEach(async () => {
  made = 0;
  generatorDir = await siteFolder({'node_modules/react/package.json': '{"version": "1"}'});
  packageFile = path.join(generatorDir, 'node_modules/react/package.json');
});

const take = (dir = generatorDir) =>
  takeFramework({generatorDir: dir, version: 'test', sharedDir: path.join(dir, '.cache')});

test('is made once', async () => {
  const first = await take();
  expect(first).toEqual({file: 'framework.js', code: 'code', inputs: [packageFile]});
  expect(await take()).toEqual(first);
  expect(made).toBe(1);
});

test('is made again when a package has changed', async () => {
  await take();
  writeFileSync(packageFile, '{"version": "2"}');
  await take();
  expect(made).toBe(2);
});

test('is made again when it is damaged', async () => {
  await take();
  const dir = path.join(generatorDir, '.cache/framework');
  for (const name of readdirSync(dir)) {
    const file = path.join(dir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"code"', '"evil"'));
  }
  expect((await take()).code).toBe('code');
  expect(made).toBe(2);
});

test('still works after the generator was moved', async () => {
  await take();
  const moved = `${generatorDir}-moved`;
  cpSync(generatorDir, moved, {recursive: true});
  expect((await take(moved)).inputs).toEqual([path.join(moved, 'node_modules/react/package.json')]);
  expect(made).toBe(1);
});

test('comes with the published package, wherever a package manager puts dependencies', async () => {
  await writeReadyFramework({generatorDir, version: 'test', sharedDir: generatorDir}, generatorDir);
  const site = await siteFolder({
    'node_modules/generator/package.json': '{}',
    'node_modules/react/package.json': '{"version": "1"}',
  });
  const request = {
    generatorDir: path.join(site, 'node_modules/generator'),
    version: 'of other tools',
    sharedDir: path.join(site, '.cache'),
  };
  expect(await takeFramework(request, generatorDir)).toEqual({
    file: 'framework.js',
    code: 'code',
    inputs: [path.join(site, 'node_modules/react/package.json')],
  });
  expect(made).toBe(1);
  writeFileSync(path.join(site, 'node_modules/react/package.json'), '{"version": "2"}');
  await takeFramework(request, generatorDir);
  expect(made).toBe(2);
});
