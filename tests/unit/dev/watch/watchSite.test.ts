import {mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {watchSite} from '../../../../src/generator/dev/watch/watchSite.ts';
import {siteFolder} from '../../config/siteFolder.ts';

/** The file system as Watchpack sees it. */
const disk: {readdir(folder: string, answer: (...found: unknown[]) => void): void} = createRequire(
  createRequire(import.meta.url).resolve('watchpack'),
)('graceful-fs');

test('a folder is reported when the one that contains it is renamed, and when it is back', async () => {
  const siteDir = await siteFolder({'src/pages/a.md': 'Text.'});
  const pages = path.join(siteDir, 'src/pages');
  const changed = new Set<string>();
  const what = {folders: [pages], files: []};
  const watch = watchSite(siteDir, what, Date.now(), (files) => {
    for (const file of files) changed.add(file);
    watch.update(what);
  });
  onTestFinished(() => watch.close());
  const reported = async (file: string, change: () => void): Promise<void> => {
    changed.clear();
    change();
    await expect.poll(() => [...changed], {interval: 40}).toContain(file);
  };
  const edit = () => writeFileSync(path.join(pages, 'a.md'), `Text of ${Date.now()}.`);
  await reported(path.join(pages, 'a.md'), edit);
  await reported(pages, () => renameSync(path.join(siteDir, 'src'), path.join(siteDir, 'source')));
  await reported(pages, () => renameSync(path.join(siteDir, 'source'), path.join(siteDir, 'src')));
  await reported(path.join(pages, 'a.md'), edit);
});

test('a file may be where the folder of a missing one would be', async () => {
  const siteDir = await siteFolder({'parts.ts': ''});
  const file = path.join(siteDir, 'parts.ts');
  const changed = new Set<string>();
  const what = {folders: [], files: [file, path.join(file, 'index.ts')]};
  const watch = watchSite(siteDir, what, Date.now(), (files) => {
    for (const one of files) changed.add(one);
  });
  onTestFinished(() => watch.close());
  writeFileSync(file, 'export default 1;');
  await expect.poll(() => [...changed], {interval: 40}).toContain(file);
});

test('a missing file may be below a file, as long as that is not a folder', async () => {
  const siteDir = await siteFolder({'parts.ts': ''});
  const parts = path.join(siteDir, 'parts.ts');
  const missing = path.join(parts, 'more/index.ts');
  const changed = new Set<string>();
  const what = {folders: [], files: [parts, missing]};
  const watch = watchSite(siteDir, what, Date.now(), (files) => {
    for (const one of files) changed.add(one);
    watch.update(what);
  });
  onTestFinished(() => watch.close());
  rmSync(parts);
  await expect.poll(() => [...changed], {interval: 40}).toContain(parts);
  mkdirSync(path.dirname(missing), {recursive: true});
  writeFileSync(missing, 'export default 1;');
  await expect.poll(() => [...changed], {interval: 40}).toContain(missing);
});

test('what changes in a folder that is linked later is reported, also where the link leads next', async () => {
  const siteDir = await siteFolder({'docs/a.md': 'Text.', 'one/b.md': 'Text.', 'two/b.md': 'Text.'});
  const docs = path.join(siteDir, 'docs');
  const link = path.join(docs, 'linked');
  const changed = new Set<string>();
  const watch = watchSite(siteDir, {folders: [docs], files: []}, Date.now(), (files) => {
    for (const file of files) changed.add(file);
  });
  onTestFinished(() => watch.close());
  const reported = async (file: string, change: () => void): Promise<void> => {
    changed.clear();
    change();
    await expect.poll(() => [...changed], {interval: 40}).toContain(file);
  };
  for (const folder of ['one', 'two']) {
    await reported(link, () => {
      rmSync(link, {force: true});
      symlinkSync(path.join('..', folder), link);
    });
    const added = path.join(siteDir, folder, 'new.md');
    await reported(path.join(link, 'new.md'), () => writeFileSync(added, 'Text.'));
    const edited = path.join(siteDir, folder, 'b.md');
    await reported(path.join(link, 'b.md'), () => writeFileSync(edited, `Text of ${folder}.`));
    await reported(path.join(link, 'new.md'), () => rmSync(added));
  }
});

test('a file that was saved between being read and being watched is reported, also after another change', async () => {
  const siteDir = await siteFolder({'page.md': 'One.', 'parts/part.md': 'Two.'});
  const page = path.join(siteDir, 'page.md');
  const part = path.join(siteDir, 'parts/part.md');
  const changed = new Set<string>();
  const since = Date.now() - 60_000;
  const watch = watchSite(siteDir, {folders: [], files: [page]}, since, (files) => {
    for (const one of files) changed.add(one);
  });
  onTestFinished(() => watch.close());
  // The page includes the part, which was read before it was saved.
  const saved = new Date(since + 30_000);
  utimesSync(part, saved, saved);
  writeFileSync(page, 'Two.');
  await expect.poll(() => [...changed], {interval: 40}).toContain(page);
  watch.update({folders: [], files: [page, part]});
  await expect.poll(() => [...changed], {interval: 40}).toContain(part);
});

test('a file is reported whose folder is created while a slow disk is asked for it', async () => {
  const siteDir = await siteFolder({'parts.ts': ''});
  const missing = path.join(siteDir, 'more/index.ts');
  const {readdir} = disk;
  vi.spyOn(disk, 'readdir').mockImplementation((folder, answer) =>
    readdir(folder, (...found) => setTimeout(answer, folder === path.dirname(missing) ? 200 : 0, ...found)),
  );
  const changed = new Set<string>();
  const watch = watchSite(siteDir, {folders: [], files: []}, Date.now(), (files) => {
    for (const one of files) changed.add(one);
  });
  onTestFinished(() => {
    watch.close();
    vi.restoreAllMocks();
  });
  watch.update({folders: [], files: [path.join(siteDir, 'parts.ts'), missing]});
  await new Promise((resolve) => setTimeout(resolve, 50));
  mkdirSync(path.dirname(missing));
  writeFileSync(missing, 'export default 1;');
  await expect.poll(() => [...changed], {interval: 40}).toContain(missing);
});
