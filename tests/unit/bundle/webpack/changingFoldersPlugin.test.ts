import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import webpack from 'webpack';
import {changingFoldersPlugin} from '../../../../src/generator/bundle/webpack/changingFoldersPlugin.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'changing-folders-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const LOADER = `module.exports = function (source) {
  this.addContextDependency(this.getOptions().folder);
  return source;
};
`;

/** Builds a module whose loader depends on a folder, and returns whether webpack would keep it for the next build. */
async function isKept(folder: string): Promise<unknown> {
  mkdirSync(folder, {recursive: true});
  const entry = path.join(siteDir, 'entry.js');
  const loader = path.join(siteDir, 'loader.cjs');
  writeFileSync(entry, 'window.entry = 1;\n');
  writeFileSync(loader, LOADER);
  const compiler = webpack({
    mode: 'none',
    context: siteDir,
    entry,
    output: {path: path.join(siteDir, 'out')},
    module: {rules: [{test: /entry\.js$/, use: {loader, options: {folder}}}]},
    plugins: [changingFoldersPlugin(siteDir)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [built] = stats?.compilation.modules ?? [];
      compiler.close(() => (error || !built ? reject(error) : resolve(built.buildInfo?.cacheable)));
    });
  });
}

test.each([
  ['the site folder', '.', false],
  ['a folder above it', '..', false],
  ['the cache', '.cache', false],
  ['a folder in the cache', '.cache/pages', false],
  ['a folder of the site', 'src', true],
  ['a folder whose name begins like that of the cache', '.cache-loader', true],
])('a module that depends on %s', async (_, folder, expected) => {
  expect(await isKept(path.join(siteDir, folder))).toBe(expected);
});
