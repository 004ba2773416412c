import {cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

let site: TestSite;

beforeAll(async () => {
  site = createSite({'docs/x.md': '---\ntitle: X\n---\n\nText.\n'});
  expect((await site.build()).code).toBe(0);
});
afterAll(() => site.dispose());

test('a link to the output stays a link, and what it points to is replaced', async () => {
  const link = path.join(site.dir, 'out/current');
  mkdirSync(path.dirname(link));
  symlinkSync('versions/v1', link);
  for (const text of ['First text.', 'Second text.']) {
    site.write({'docs/x.md': `---\ntitle: X\n---\n\n${text}\n`});
    const {code, stderr} = await site.build('--out-dir', link);
    expect([code, stderr]).toEqual([0, '']);
    expect(readFileSync(path.join(site.dir, 'out/versions/v1/docs/x/index.html'), 'utf8')).toContain(text);
  }
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(path.join(site.dir, 'out/versions'))).toEqual(['v1']);
});

test('foreign files in the output are reported, and nothing is lost', async () => {
  const added = {'build/.git/config': 'a', 'build/CNAME': 'b', 'build/notes/n.txt': 'c'};
  site.write({...added, 'docs/x.md': '---\ntitle: X\n---\n\nThird text.\n'});
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('contains files that no build wrote: `.git/`, `CNAME` and `notes/`.');
  expect(stderr).toContain('The previous output was kept.');
  for (const [file, text] of Object.entries(added))
    expect(readFileSync(path.join(site.dir, file), 'utf8')).toBe(text);
  expect(site.output('docs/x/index.html')).not.toContain('Third text.');

  for (const name of ['.git', 'CNAME', 'notes']) site.remove(`build/${name}`);
  expect((await site.build()).code).toBe(0);
  expect(site.output('docs/x/index.html')).toContain('Third text.');
});

test('a folder of the site is refused as the output, and not called a previous one', async () => {
  const {code, stderr} = await site.build('--out-dir', path.join(site.dir, 'docs'));
  expect(code).toBe(1);
  expect(stderr).toContain('docs is in the site\'s folder "docs".');
  expect(stderr).not.toContain('previous output');
});

test('an output is recognized at another path and without the cache', async () => {
  const copy = path.join(site.dir, 'copy');
  cpSync(path.join(site.dir, 'build'), copy, {recursive: true});
  const first = await site.build('--out-dir', copy, '--no-cache');
  expect([first.code, first.stderr]).toEqual([0, '']);
  writeFileSync(path.join(copy, 'mine.txt'), '');
  const second = await site.build('--out-dir', copy, '--no-cache');
  expect(second.code).toBe(1);
  expect(second.stderr).toContain('`mine.txt`');
});

test('conflicting paths are reported with both owners, and nothing is written', async () => {
  site.write({
    'docs/y.md': '---\ntitle: Y\nslug: /w.html\nredirect_from: [/old, /old/page.json]\n---\n\nText.\n',
    'docs/z.md': '---\ntitle: Z\nslug: /w.html/z\n---\n\nText.\n',
    'static/docs/x/index.html/foo.txt': '',
    'static/assets': '',
  });
  const {code, stderr} = await site.build();
  const text = stderr.replace(/\s+/g, ' ');
  expect(code).toBe(1);
  expect(text).toContain('`docs/w.html` as a file for `docs/y.md` and as a folder for `docs/z.md`');
  expect(text).toContain('`assets` as a file for `static/assets` and as a folder for');
  expect(text).toContain('taken by `docs/x.md` and `static/docs/x/index.html/foo.txt`');
  expect(text).toContain('as a folder for the redirect from `/old/page.json`');
  expect(text).not.toContain(' at ');
  for (const file of ['docs/y.md', 'docs/z.md', 'static']) site.remove(file);
});
