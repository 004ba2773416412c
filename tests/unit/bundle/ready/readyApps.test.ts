import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {takeReadyApp, writeReadyApp} from '../../../../src/generator/bundle/ready/readyApps.ts';
import type {BundleManifest} from '../../../../src/generator/bundle/kept/BundleManifest.ts';
import {hashInputs} from '../../../../src/generator/bundle/kept/inputHashes.ts';
import {sourceRoots} from '../../../../src/generator/bundle/modules/sourceRoots.ts';
import {hashFolder} from '../../../../src/generator/files/cache/keptFolder.ts';
import {siteFolder} from '../../config/siteFolder.ts';

const REACT = '{"version": "19.0.0"}';

/** An app that was added to a package, whose React was next to it. */
async function packedApp(): Promise<{readyDir: string; manifest: BundleManifest}> {
  const generatorDir = await siteFolder({
    'node_modules/react/package.json': REACT,
    'bundles/output-1/browser/main.js': 'start();',
  });
  const dir = path.join(generatorDir, 'bundles');
  const roots = sourceRoots({generatorDir, siteDir: generatorDir});
  const manifest: BundleManifest = {
    key: 'of the build',
    inputs: hashInputs([path.join(generatorDir, 'node_modules/react/package.json')], roots),
    output: 'output-1',
    outputHashes: hashFolder(path.join(dir, 'output-1')),
    bundles: {app: '1', files: ['main.js'], styles: [], scripts: ['main.js'], chunks: {}, renderer: '1'},
    problems: [],
  };
  const readyDir = await siteFolder({});
  writeReadyApp({key: 'k', generatorDir, dir, roots}, manifest, readyDir);
  return {readyDir, manifest};
}

/** Takes it in a site that has installed the package next to React. */
async function take(readyDir: string, {key = 'k', react = REACT} = {}) {
  const siteDir = await siteFolder({
    'node_modules/valkyr-docs/package.json': '{}',
    'node_modules/react/package.json': react,
  });
  const generatorDir = path.join(siteDir, 'node_modules/valkyr-docs');
  const dir = path.join(siteDir, '.cache/bundles');
  const taken = takeReadyApp({key, generatorDir, dir, roots: sourceRoots({generatorDir, siteDir})}, readyDir);
  return {taken, script: path.join(dir, 'output-1/browser/main.js')};
}

test('an app of the package is copied to a site, wherever its packages are', async () => {
  const {readyDir, manifest} = await packedApp();
  const {taken, script} = await take(readyDir);
  expect(taken?.bundles).toEqual(manifest.bundles);
  expect(Object.keys(taken?.inputs ?? {})).toEqual(['@site/node_modules/react/package.json']);
  expect(readFileSync(script, 'utf8')).toBe('start();');
});

test.for([
  ['with another React', {react: '{"version": "19.1.0"}'}],
  ['with other settings', {key: 'another'}],
] as const)('a site %s does not take it', async ([, site]) => {
  const {readyDir} = await packedApp();
  const {taken, script} = await take(readyDir, site);
  expect(taken).toBeUndefined();
  expect(existsSync(script)).toBe(false);
});

test('a damaged app is not taken', async () => {
  const {readyDir} = await packedApp();
  const [file = ''] = Object.keys(hashFolder(readyDir)).filter((name) => name.endsWith('main.js'));
  writeFileSync(path.join(readyDir, file), 'steal();');
  expect((await take(readyDir)).taken).toBeUndefined();
});
