import path from 'node:path';
import {expect, test} from 'vitest';
import {createModel} from '../../../../src/generator/dev/content/createModel.ts';
import {createSiteFiles} from '../../../../src/generator/dev/pages/createSiteFiles.ts';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {createDeferred} from '../../../../src/generator/workers/createDeferred.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {testConfig} from '../../content/loadTestSite.ts';

const {themeConfig} = testConfig();
const navbar = {
  ...themeConfig.navbar,
  items: [{type: 'search' as const, label: '', position: 'right' as const}],
};
const config = testConfig({blog: false, pages: false, site: {themeConfig: {...themeConfig, navbar}}});

async function modelOf(files: Record<string, string>) {
  const siteDir = await siteFolder(files);
  const {content} = await loadSite(siteDir, config);
  return {siteDir, model: createModel(siteDir, config, content)};
}

test('search finds what was saved last, even if the index from before is done later', async () => {
  const old = await modelOf({'docs/a.md': '# A\n'});
  const {siteDir, model} = await modelOf({'docs/a.md': '# A\n', 'docs/b.md': '# B\n'});
  const isSlow = createDeferred();
  const hasBegun = createDeferred();
  const models = [
    async () => old.model,
    () => {
      hasBegun.resolve();
      return isSlow.promise.then(() => old.model);
    },
  ];
  const files = createSiteFiles({
    siteDir,
    cacheDir: path.join(siteDir, '.cache'),
    pipelineVersion: 'version',
    // This few pages are compiled in the main thread.
    workerEntry: new URL('file:///none.mjs'),
    model: () => (models.shift() ?? (async () => model))(),
    redirects: async () => [],
    prerender: async () => '',
    report: () => undefined,
  });
  const find = async () => String(await files.find('/v1/assets/search/index.json'));
  const before = find();
  await hasBegun.promise;
  files.forget();
  expect(await find()).toContain('"pageCount":2');
  isSlow.resolve();
  expect(await before).toContain('"pageCount":2');
  expect(await find()).toContain('"pageCount":2');
  await files.close();
});

test('a file that could not be made is made when it is requested again', async () => {
  const {siteDir, model} = await modelOf({'docs/a.md': '# A\n'});
  let attempts = 0;
  const files = createSiteFiles({
    siteDir,
    cacheDir: path.join(siteDir, '.cache'),
    pipelineVersion: 'version',
    workerEntry: new URL('file:///none.mjs'),
    model: async () => model,
    redirects: async () => [],
    async prerender() {
      attempts++;
      if (attempts === 1) throw new Error('The disk is full.');
      return '';
    },
    report: () => undefined,
  });
  await expect(files.find('/v1/llms.txt')).rejects.toThrow('The disk is full.');
  expect(String(await files.find('/v1/llms.txt'))).toContain('/v1/docs/a');
  await files.close();
});
