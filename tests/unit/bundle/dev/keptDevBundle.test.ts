import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {
  devOutputDir,
  keepDevBundle,
  takeKeptBundle,
} from '../../../../src/generator/bundle/dev/keptDevBundle.ts';
import {browserFolder} from '../../../../src/generator/bundle/kept/bundleFolder.ts';
import {stampFiles} from '../../../../src/generator/bundle/kept/fileStamps.ts';
import type {BundleRequest} from '../../../../src/generator/bundle/requests/BundleRequest.ts';
import {appFacts} from '../../../../src/generator/shared/page/AppFacts.ts';
import {bundleRequest} from '../../../support/bundleRequest.ts';
import {EMPTY_SITE_DATA} from '../../../support/emptySiteData.ts';
import {siteFolder} from '../../config/siteFolder.ts';

let request: BundleRequest;
let outDir: string;
let source: string;

beforeEach(async () => {
  const output = devOutputDir('.cache');
  const siteDir = await siteFolder({
    'src/Button.tsx': 'export default () => <button type="button"/>;',
    [path.join(output, 'records.json')]: '{}',
    [path.join(browserFolder(output), 'main.js')]: 'start();',
  });
  source = path.join(siteDir, 'src/Button.tsx');
  request = {...bundleRequest(siteDir), site: appFacts(EMPTY_SITE_DATA), components: []};
  outDir = devOutputDir(request.cacheDir);
});

/** Keeps the bundle of the folder, whose sources were read after `startedAt` (ms since 1970). */
function keep(startedAt: number, isCurrent: () => boolean): Promise<void> {
  const bundles = {
    app: 'dev',
    renderer: '',
    prerender: '',
    browserDir: browserFolder(outDir),
    files: ['main.js'],
    styles: [],
    scripts: ['main.js'],
    chunks: {},
  };
  return keepDevBundle(
    {request, inputs: stampFiles([source]), hash: '1', bundles, startedAt},
    outDir,
    isCurrent,
  );
}

test('a bundle is kept for the next server', async () => {
  await keep(Date.now() + 1, () => true);
  expect(await takeKeptBundle(request)).toMatchObject({hash: '1', files: [source]});
});

test('a bundle whose files are overwritten while they are copied is not kept', async () => {
  let asked = 0;
  await keep(Date.now() + 1, () => asked++ === 0);
  expect(asked).toBe(2);
  expect(await takeKeptBundle(request)).toBeUndefined();
});

test('a bundle that may contain the old state of a source is not kept', async () => {
  await keep(Date.now() - 60_000, () => true);
  expect(await takeKeptBundle(request)).toBeUndefined();
});
