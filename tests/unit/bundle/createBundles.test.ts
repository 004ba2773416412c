import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test, vi} from 'vitest';
import {type BundleRequest, createBundles} from '../../../src/generator/bundle/createBundles.ts';
import type {runWebpack} from '../../../src/generator/bundle/runWebpack.ts';
import {generatorDir} from '../../../src/generator/files/generatorDir.ts';
import {siteFolder} from '../config/siteFolder.ts';

/** What happens while webpack runs. */
let meanwhile = (): void => undefined;
let request: BundleRequest;
let component = '';

vi.mock('../../../src/generator/bundle/runWebpack.ts', () => ({
  runWebpack: (async (_, {outDir, entries}) => {
    mkdirSync(path.join(outDir, 'browser'), {recursive: true});
    writeFileSync(path.join(outDir, 'browser/main.js'), '');
    meanwhile();
    const inputs = [component, entries.browser];
    return {output: {files: ['main.js'], initial: ['main.js'], chunks: {}, inputs}, problems: []};
  }) satisfies typeof runWebpack,
}));
vi.mock('../../../src/generator/bundle/prerender/bundlePrerender.ts', () => ({
  bundlePrerender: async () => ({code: '', inputs: [component], isComplete: true}),
}));

beforeEach(async () => {
  const siteDir = await siteFolder({'src/components/Box.tsx': 'before'});
  component = path.join(siteDir, 'src/components/Box.tsx');
  meanwhile = () => undefined;
  request = {
    generatorDir,
    version: 'test',
    siteDir,
    aliases: {},
    cacheDir: path.join(siteDir, '.cache'),
    useCache: true,
    site: {baseUrl: '/', hasSearch: false},
    components: [],
    customCss: [],
    staticDirectories: ['static'],
  };
});

const isReused = async (): Promise<boolean> => (await createBundles(request)).reused;

test('takes the bundles of the last build as long as their sources are the same', async () => {
  expect(await isReused()).toBe(false);
  expect(await isReused()).toBe(true);
  writeFileSync(component, 'after');
  expect(await isReused()).toBe(false);
});

test('bundles again when a component was saved while webpack ran', async () => {
  meanwhile = () => {
    writeFileSync(component, 'saved meanwhile');
    // As if webpack took a second.
    const later = Date.now() / 1000 + 1;
    utimesSync(component, later, later);
  };
  expect(await isReused()).toBe(false);
  meanwhile = () => undefined;
  expect(await isReused()).toBe(false);
});

test('bundles again when a component was removed while webpack ran', async () => {
  meanwhile = () => rmSync(component, {force: true});
  expect(await isReused()).toBe(false);
  expect(await isReused()).toBe(false);
});
