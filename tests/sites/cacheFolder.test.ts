import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {hashFiles, listFiles} from '../support/listFiles.ts';

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

test('a cache folder that holds files of the site or its output, or cannot be one, is refused', async () => {
  const site = createSite({'docs/page.md': '# Page\n'});
  const refusals = {
    '.': 'contains the site itself',
    docs: `is in the site's folder "docs"`,
    'docs/cache': `is in the site's folder "docs"`,
    'build/cache': `is in the output folder ${path.join(site.dir, 'build')}`,
    build: `is in the output folder ${path.join(site.dir, 'build')}`,
    'notes.txt': 'is a file',
    'notes.txt/cache': `is below the file ${path.join(site.dir, 'notes.txt')}`,
    ...(process.platform === 'linux' && {'/proc/cache': 'does not allow folders in /proc'}),
  };
  try {
    site.write({'notes.txt': 'Notes'});
    const sources = hashFiles(site.dir);
    for (const [folder, reason] of Object.entries(refusals)) {
      const {code, stdout, stderr} = await site.build('--cache-dir', path.resolve(site.dir, folder));
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(reason);
    }
    expect(hashFiles(site.dir)).toEqual(sources);
  } finally {
    site.dispose();
  }
});
