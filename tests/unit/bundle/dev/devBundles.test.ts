import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate as turn} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import type {Compiler} from 'webpack';
import {
  type DevBundles,
  type DevBundling,
  startDevBundles,
} from '../../../../src/generator/bundle/dev/devBundles.ts';
import {appFacts} from '../../../../src/generator/shared/page/AppFacts.ts';
import {bundleRequest} from '../../../support/bundleRequest.ts';
import {EMPTY_SITE_DATA} from '../../../support/emptySiteData.ts';
import {siteFolder} from '../../config/siteFolder.ts';

/** Bundles a site without components; its folder, the bundles, the bundlings so far, and what has ended webpack. */
async function bundling(
  files: Record<string, string>,
  plugins: unknown[] = [],
): Promise<{cacheDir: string; bundles: DevBundles; all: DevBundling[]; ends: Error[]}> {
  const siteDir = await siteFolder(files);
  const cacheDir = path.join(siteDir, '.cache');
  const all: DevBundling[] = [];
  const ends: Error[] = [];
  const bundles = await startDevBundles(
    {
      ...bundleRequest(siteDir),
      aliases: {'@site': siteDir},
      site: appFacts(EMPTY_SITE_DATA),
      components: [],
      withPrerender: false,
      ...(plugins.length > 0 && {bundling: {browser: [{plugins}], prerender: []}}),
    },
    (one) => void all.push(one),
    (error) => void ends.push(error),
  );
  onTestFinished(() => bundles.close());
  return {cacheDir, bundles, all, ends};
}

test('components that several pages request at the same time are all bundled', async () => {
  const {cacheDir, bundles} = await bundling({});
  const [first, second] = ['@site/src/First.tsx', '@site/src/Second.tsx'];
  // In one tick, as the messages to a thread that was busy arrive.
  bundles.update({components: [first]});
  bundles.update({components: [first, second]});
  expect(readFileSync(path.join(cacheDir, 'dev/entries/registry.ts'), 'utf8')).toContain(second);
});

test('a component that is requested while webpack is bundling belongs to the next bundle', async () => {
  const {cacheDir, bundles, all} = await bundling({
    'src/Late.tsx': 'export default function Late() {\n  return <p>Late</p>;\n}\n',
  });
  const transformed = (): number => {
    try {
      return readdirSync(path.join(cacheDir, 'transforms')).length;
    } catch {
      return 0;
    }
  };
  // The registry is among the first modules.
  while (transformed() < 20) await turn();
  const late = '@site/src/Late.tsx';
  bundles.update({components: [late]});
  const chunksOf = ({bundles: made}: DevBundling): string[] => made?.chunks[late] ?? [];
  const holds = (one: DevBundling): boolean => one.bundles?.chunks[late] !== undefined;
  await expect.poll(() => all.some(holds)).toBe(true);
  expect(all.flatMap(({problems}) => problems)).toEqual([]);
  for (const one of all.filter(holds)) expect(chunksOf(one)).toEqual([expect.stringMatching(/late.*\.js$/)]);
});

test('what prevents webpack from writing a bundle ends it: it would not watch any more', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {code: 'ENOSPC'});
  const plugin = {
    apply: ({hooks}: Compiler) =>
      hooks.emit.tap('Full', () => {
        throw full;
      }),
  };
  const {all, ends} = await bundling({}, [plugin]);
  await expect.poll(() => ends).toEqual([full]);
  expect(all).toEqual([]);
});
