import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createModel} from '../../../../src/generator/dev/content/createModel.ts';
import {completeReading} from '../../../../src/generator/dev/site/completeReading.ts';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {GENERATED_FOLDER} from '../../../../src/generator/files/cache/cacheFolder.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {testConfig} from '../../content/loadTestSite.ts';

const LIST = 'docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';

test('a list of posts for components contains a post that was added meanwhile', async () => {
  const config = testConfig({docs: false, pages: false});
  const first = {'blog/2026-01-01-first.md': '# First\n'};
  const files = {
    ...first,
    'blog/2026-01-02-second.md': '# Second\n',
    'docusaurus.config.ts': 'export default {};\n',
    'src/components/Posts.jsx': `import {items} from '@generated/${LIST}';\nexport default () => items.length;\n`,
  };
  const siteDir = await siteFolder(files);
  const modelOf = async (dir: string) => createModel(dir, config, (await loadSite(dir, config)).content);
  const [before, now] = [await modelOf(await siteFolder(first)), await modelOf(siteDir)];
  await completeReading(before, {
    siteDir,
    cacheDir: path.join(siteDir, '.cache'),
    config,
    app: {include: async () => undefined, start: () => undefined},
    compiler: {prepare: async () => undefined} as never,
    importProblems: {report: () => undefined, recheck: async () => undefined},
    redirects: async () => [],
    gate: {model: async () => now},
    keep: () => undefined,
    onWatch: () => undefined,
  });
  const list = readFileSync(path.join(siteDir, GENERATED_FOLDER, LIST), 'utf8');
  expect(list).toContain('"title":"Second"');
});
