import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import type {DevBundling} from '../../../../src/generator/bundle/dev/devBundles.ts';
import {createApp} from '../../../../src/generator/dev/app/createApp.ts';
import {appFacts} from '../../../../src/generator/shared/page/AppFacts.ts';
import {createSiteData} from '../../../../src/generator/routes/createSiteData.ts';
import {bundleRequest} from '../../../support/bundleRequest.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {loadTestSite, testConfig} from '../../content/loadTestSite.ts';

/** A bundler that crashes at once, except on its second start. */
const BUNDLER = `
import {existsSync, writeFileSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';

const mark = new URL('./started', import.meta.url);
if (!existsSync(mark)) {
  writeFileSync(mark, '');
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), {code: 'ENOSPC', syscall: 'write'});
}
const bundles = {app: 'dev', styles: [], scripts: [], chunks: {}, prerender: '', browserDir: '/bundle', files: []};
parentPort.postMessage({bundles, problems: [], hash: 'x'});
parentPort.on('message', () => parentPort.close());
`;

test('a crashed bundler is reported, and the next file change starts another', async () => {
  const dir = await siteFolder({'bundler.mjs': BUNDLER});
  const {content} = await loadTestSite({});
  const reported: DevBundling[] = [];
  let tell = (): void => undefined;
  const crash = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const app = createApp({
    entry: pathToFileURL(path.join(dir, 'bundler.mjs')),
    request: bundleRequest(dir),
    onUpdate(bundling) {
      reported.push(bundling);
      tell();
    },
    onSources: () => undefined,
  });
  app.update(appFacts(createSiteData(testConfig(), content)), []);
  // A page is waiting for its scripts.
  const waiting = app.browserDir();
  await crash;
  expect(reported[0]?.problems).toEqual([
    {
      severity: 'error',
      message: `The app could not be bundled. The disk is full: the cache folder ${path.join(dir, '.cache')} could not be written.`,
      hint: 'The next file change, or a reload of a page, restarts the bundler.',
    },
  ]);
  app.change(new Set([path.join(dir, 'docs/page.mdx')]));
  expect(await waiting).toBe('/bundle');
  expect(reported).toHaveLength(2);
  // esbuild is done with the folder too.
  await app.prerender([]);
  await app.close();
});

test('a page is prerendered with components that the content did not have when it was read', async () => {
  const name = 'src/components/Box.tsx';
  const dir = await siteFolder({[name]: "export default () => 'in a box';\n"});
  const {content} = await loadTestSite({});
  const app = createApp({
    entry: pathToFileURL(path.join(dir, 'bundler.mjs')),
    request: bundleRequest(dir),
    onUpdate: () => undefined,
    onSources: () => undefined,
  });
  const site = appFacts(createSiteData(testConfig(), content));
  app.update(site, []);
  await app.prerender([]);
  const file = await app.prerender([`@site/${name}`]);
  expect(readFileSync(file, 'utf8')).toContain('in a box');
  await app.close();
});
