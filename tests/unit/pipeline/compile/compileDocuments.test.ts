import {mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {openCache} from '../../../../src/generator/store/openCache.ts';
import {openPageRecords} from '../../../../src/generator/store/PageRecords.ts';
import {createPageStore} from '../../../../src/generator/store/PageStore.ts';
import {
  compileDocuments,
  planDocuments,
} from '../../../../src/generator/pipeline/compile/compileDocuments.ts';
import {createWorkers} from '../../../../src/generator/workers/createWorkers.ts';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {testConfig} from '../../content/loadTestSite.ts';

const config = testConfig({blog: false, pages: false});

async function openSite(text: string) {
  const siteDir = await siteFolder({'docs/a.md': text});
  const cacheDir = path.join(siteDir, '.cache');
  const records = openPageRecords(cacheDir);
  // This few pages are compiled in the main thread.
  const workers = createWorkers(new URL('file:///none.mjs'));
  const context = {records, pipelineVersion: 'version', workers};
  return {
    siteDir,
    cacheDir,
    save: (saved: string) => writeFileSync(path.join(siteDir, 'docs/a.md'), saved),
    async plan() {
      const {content} = await loadSite(siteDir, config);
      return planDocuments({siteDir, config, content}, context);
    },
    async compile(plan: Awaited<ReturnType<typeof planDocuments>>) {
      const pages = await compileDocuments(plan, context, {mainIsFree: Promise.resolve()});
      return createPageStore(records, pages).text('docs/a.md').markdown.trim();
    },
  };
}

test('takes a compiled page from the cache as long as its source is unchanged', async () => {
  const site = await openSite('before');
  expect(await site.compile(await site.plan())).toBe('before');
  expect((await site.plan()).missing).toEqual([]);
});

test('recompiles a page that was changed during the build and then changed back', async () => {
  const site = await openSite('before');
  const plan = await site.plan();
  site.save('saved meanwhile');
  expect(await site.compile(plan)).toBe('saved meanwhile');
  site.save('before');
  expect(await site.compile(await site.plan())).toBe('before');
  expect((await site.plan()).missing).toEqual([]);
});

test('recompiles a page if an import without an extension refers to another file, or to none', async () => {
  const site = await openSite("import Box from '../Box';\n\n<Box />\n");
  const file = (extension: string) => path.join(site.siteDir, `Box.${extension}`);
  const importsOf = async () => {
    const plan = await site.plan();
    const isCompiled = plan.missing.length > 0;
    await site.compile(plan);
    const known = await site.plan();
    expect(known.missing).toEqual([]);
    return {isCompiled, imports: known.known.get('docs/a.md')?.page.head.imports};
  };
  const code = 'export default () => null;\n';
  writeFileSync(file('ts'), code);
  expect(await importsOf()).toEqual({isCompiled: true, imports: ['@site/Box.ts']});
  writeFileSync(file('ts'), `${code}// edited\n`);
  expect(await importsOf()).toEqual({isCompiled: false, imports: ['@site/Box.ts']});
  renameSync(file('ts'), file('tsx'));
  expect(await importsOf()).toEqual({isCompiled: true, imports: ['@site/Box.tsx']});
  writeFileSync(file('jsx'), code);
  expect(await importsOf()).toEqual({isCompiled: true, imports: ['@site/Box.jsx']});
  rmSync(file('jsx'));
  rmSync(file('tsx'));
  expect((await site.plan()).missing).toHaveLength(1);
});

test('leaves no options file behind, and removes those of killed builds', async () => {
  const site = await openSite('text');
  mkdirSync(site.cacheDir);
  const names = ['999999999-x', process.pid, `${process.pid}-x`, '0123abcd', '1-running'];
  for (const name of names) writeFileSync(path.join(site.cacheDir, `task-${name}`), '{"half');
  await openCache(site.siteDir);
  await site.compile(await site.plan());
  expect(readdirSync(site.cacheDir).sort()).toEqual(['pages', 'task-1-running']);
});
