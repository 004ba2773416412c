import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {startDevBundles} from '../../../../src/generator/bundle/dev/devBundles.ts';
import {appFacts} from '../../../../src/generator/shared/page/AppFacts.ts';
import {EMPTY_SITE_DATA} from '../../../support/emptySiteData.ts';
import {repositoryDir} from '../../../support/runScript.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test('components that several pages request at the same time are all bundled', async () => {
  const siteDir = await siteFolder({});
  const cacheDir = path.join(siteDir, '.cache');
  const bundles = await startDevBundles(
    {
      generatorDir: repositoryDir,
      version: 'test',
      siteDir,
      aliases: {},
      cacheDir,
      useCache: true,
      site: appFacts(EMPTY_SITE_DATA),
      components: [],
      customCss: [],
      staticDirectories: [],
      withPrerender: false,
    },
    () => undefined,
  );
  onTestFinished(() => bundles.close());
  const [first, second] = ['@site/src/First.tsx', '@site/src/Second.tsx'];
  // In one tick, as the messages to a thread that was busy arrive.
  bundles.update({components: [first]});
  bundles.update({components: [first, second]});
  expect(readFileSync(path.join(cacheDir, 'dev/entries/registry.ts'), 'utf8')).toContain(second);
});
