import {expect, test, vi} from 'vitest';
import {checkSite} from '../../../src/generator/check/checkSite.ts';
import {siteFolder} from '../config/siteFolder.ts';

const closed = vi.hoisted(() => vi.fn<() => void>());

vi.mock(import('../../../src/generator/store/openCache.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    openCache: async (...args) => {
      const cache = await original.openCache(...args);
      return {
        ...cache,
        close: async () => {
          closed();
          await cache.close();
        },
      };
    },
  };
});

vi.mock(import('../../../src/generator/pipeline/loadSite.ts'), async () => ({
  loadSite: async () => {
    throw new Error('The disk is full.');
  },
}));

test('a check that fails closes its cache, which may be a temporary folder', async () => {
  const siteDir = await siteFolder({
    'site.config.ts': "export default {title: 'Site', url: 'https://example.com'};\n",
    'docs/a.md': 'Text',
  });
  const request = {siteDir, pipelineVersion: '1', workerEntry: new URL('file:///none'), update: false};
  await expect(checkSite(request)).rejects.toThrow('The disk is full.');
  expect(closed).toHaveBeenCalledOnce();
});
