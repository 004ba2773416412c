import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {onLongWait} from '../../../src/generator/files/longWaits.ts';
import {createWorkers} from '../../../src/generator/workers/createWorkers.ts';
import {siteFolder} from '../config/siteFolder.ts';

/** An entry whose threads compile until a file exists. */
const ENTRY = `import {existsSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
export default async ({sources}) => {
  while (!existsSync(new URL('done', import.meta.url))) await setTimeout(10);
  return sources.map(({file}) => [file]);
};
`;

test('a page that takes long to compile is named meanwhile, also in a small build', async () => {
  const siteDir = await siteFolder({'docs/small.md': '# Small', 'docs/log.md': 'words '.repeat(50_000)});
  const dir = mkdtempSync(path.join(tmpdir(), 'workers-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  writeFileSync(path.join(dir, 'entry.mjs'), ENTRY);
  const workers = createWorkers(pathToFileURL(path.join(dir, 'entry.mjs')), 1);
  onTestFinished(() => workers.close());
  const said: string[] = [];
  onTestFinished(onLongWait((what) => said.push(what)));
  const sources = ['docs/small.md', 'docs/log.md'].map((file) => ({file, hash: '', pages: []}));
  const task = {type: 'compile' as const, siteDir, sources, optionsFile: '', cacheDir: '', version: ''};
  const compiled = workers.compile(task, {mainIsFree: Promise.resolve()});
  await expect.poll(() => said).toEqual(['the compiler: `docs/log.md`, `docs/small.md`']);
  writeFileSync(path.join(dir, 'done'), '');
  expect(await compiled).toEqual([['docs/small.md'], ['docs/log.md']]);
});
