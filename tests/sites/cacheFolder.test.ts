import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {listFiles} from '../support/listFiles.ts';

test('a build with --cache-dir keeps its cache there, and nothing in the site', async () => {
  const site = createSite({'docs/page.md': '# Page\n'});
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  const args = ['--cache-dir', path.join(folder, 'cache'), '--out-dir', path.join(folder, 'output')];
  try {
    const sources = listFiles(site.dir);
    expect((await site.build(...args)).code).toBe(0);
    expect(listFiles(site.dir)).toEqual(sources);
    expect(listFiles(path.join(folder, 'cache')).length).toBeGreaterThan(0);
    const again = await site.build(...args);
    expect(again.stdout).toMatch(/Compiling Markdown\s+0 of 1/);
    expect(again.stdout).toMatch(/Bundling the app\s+unchanged/);
    expect(listFiles(site.dir)).toEqual(sources);
  } finally {
    site.dispose();
    rmSync(folder, {recursive: true, force: true});
  }
});
