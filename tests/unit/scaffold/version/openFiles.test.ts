import {expect, test, vi} from 'vitest';
import {addVersion} from '../../../../src/generator/scaffold/version/addVersion.ts';
import {siteFolder} from '../../config/siteFolder.ts';

const open = vi.hoisted(() => ({now: 0, most: 0}));
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const readFile = async (...args: Parameters<typeof real.readFile>) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    return real.readFile(...args).finally(() => {
      open.now -= 1;
    });
  };
  return {...real, readFile: readFile as typeof real.readFile};
});

test('the docs of a large site are not all open at once: a system may allow a few hundred files', async () => {
  const docs = Array.from({length: 300}, (_, index): [string, string] => [`docs/${index}.md`, '# Page\n']);
  const siteDir = await siteFolder({
    'site.config.ts': "export default {title: 'Test', url: 'https://test.example', baseUrl: '/'};\n",
    ...Object.fromEntries(docs),
  });
  expect(await addVersion({siteDir, version: '1.0', made: []})).toMatchObject({ok: true, problems: []});
  expect(open.most).toBeLessThan(100);
});
