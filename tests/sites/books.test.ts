import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {BOOK_CONFIG, BOOK_FILES, PNG} from '../support/bookSite.ts';
import {createSite, type TestSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';
import {parseXml} from '../unit/output/formats/parseXml.ts';

const EPUBCHECK = '/usr/bin/epubcheck';

let site: TestSite;

beforeAll(async () => {
  site = createSite(BOOK_FILES);
  writeFileSync(path.join(site.dir, 'docs/guide/dot.png'), PNG);
  const {code, stderr} = await site.build();
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
afterAll(() => site.dispose());

describe('the print page', () => {
  test('has the pages of the section in the order of the sidebar, and a table of contents', () => {
    const html = site.output('base/print/guide/index.html');
    expect(html).toContain('<h1>The &lt;guide&gt;</h1>');
    expect(html).not.toContain('Hidden');
    expect(html).not.toContain('>Other<');
    const titles = [...html.matchAll(/<article class="chapter" id="([^"]+)">\s*<h1[^>]*>([^<]+)/g)];
    expect(titles.map(([, id, title]) => [id, title])).toEqual([
      ['chapter-1', 'Begin &amp; go'],
      ['chapter-2', 'Second'],
      ['chapter-3', 'Third'],
    ]);
    for (const id of ['chapter-1', 'chapter-2', 'chapter-3']) expect(html).toContain(`<a href="#${id}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('links to its own pages internally, and to all others by absolute addresses', () => {
    const html = site.output('base/print/guide/index.html');
    expect(html).toContain('href="#chapter-2-deep"');
    expect(html).toContain('id="chapter-2-deep"');
    expect(html).toContain('<a href="#chapter-1">Back</a>');
    expect(html).toContain('<a href="https://acme.example/base/docs">home</a>');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('shows every tab, collapsed parts, components, SVGs and images', () => {
    const html = site.output('base/print/guide/index.html');
    expect(html).toContain('<p class="tab-label">Two</p>');
    expect(html).toContain('Second tab.');
    expect(html).toContain('<div class="summary">More</div>');
    expect(html).toContain('<div class="box">Inside</div>');
    expect(html).toMatch(/<img src="\/base\/assets\/images\/dot-[^"]+\.png" alt="A dot"/);
    expect(html).toContain('<a href="https://video.example/1">A film</a>');
    const drawing = /<figure class="diagram">[\s\S]*?<\/figure>/.exec(html)?.[0] ?? '';
    expect(drawing).toContain('There');
    expect(drawing).not.toContain('var(');
  });

  test('is linked only from the pages of the section', () => {
    const page = site.output('base/docs/guide/deeper/third/index.html');
    expect(page).toContain('href="/base/print/guide" target="_top">Print this section</a>');
    expect(page).toContain('href="/base/print/guide.epub" target="_top">Download as EPUB</a>');
    expect(site.output('base/docs/other/index.html')).not.toContain('/print/');
  });
});

describe('the EPUB', () => {
  const read = (): {bytes: Buffer; files: Record<string, string>} => {
    const bytes = readFileSync(path.join(site.dir, 'build/base/print/guide.epub'));
    const entries = Object.entries(unzipSync(bytes));
    return {
      bytes,
      files: Object.fromEntries(entries.map(([name, data]) => [name, Buffer.from(data).toString()])),
    };
  };

  test('starts with its type, uncompressed', () => {
    const {bytes} = read();
    expect(bytes.readUInt16LE(8)).toBe(0);
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  });

  test('is well-formed, and lists each of its files', () => {
    const {files} = read();
    const documents = Object.entries(files).filter(([name]) => /\.(?:xml|opf|xhtml)$/.test(name));
    expect(documents.length).toBe(7);
    for (const [name, text] of documents)
      expect(() => parseXml(text.replace('<!DOCTYPE html>\n', '')), name).not.toThrow();
    const opf = files['book/package.opf'] ?? '';
    const listed = [...opf.matchAll(/<item id="[^"]+" href="([^"]+)"/g)].map(([, href]) => `book/${href}`);
    const held = Object.keys(files).filter((name) => name.startsWith('book/') && !name.endsWith('.opf'));
    expect(listed.sort()).toEqual(held.sort());
    expect(opf).toContain('href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"');
    expect(files['META-INF/container.xml']).toContain('full-path="book/package.opf"');
    expect(held.filter((name) => name.endsWith('.png'))).toHaveLength(1);
  });

  test('links from page to page inside the book', () => {
    const {files} = read();
    expect(files['book/chapter-1.xhtml']).toContain('<a href="chapter-2.xhtml#deep">on</a>');
    expect(files['book/chapter-3.xhtml']).toContain('<a href="chapter-1.xhtml">Back</a>');
    expect(files['book/chapter-1.xhtml']).toContain('href="https://acme.example/base/docs"');
    expect(files['book/contents.xhtml']).toContain('<a href="chapter-3.xhtml">Third</a>');
    expect(Object.keys(files).filter((name) => files[name]?.includes('var('))).toEqual([]);
  });

  // Debian installs epubcheck as a Java archive among the commands.
  test.skipIf(!existsSync(EPUBCHECK))('satisfies epubcheck', () => {
    const file = path.join(site.dir, 'build/base/print/guide.epub');
    const {stdout, stderr, status} = spawnSync('java', ['-jar', EPUBCHECK, file], {encoding: 'utf8'});
    expect(stdout + stderr).not.toMatch(/ERROR|WARNING/);
    expect(status).toBe(0);
  });
});

test('a site without books is not changed by the feature', async () => {
  const other = createSite({...BOOK_FILES, 'site.config.ts': BOOK_CONFIG.replace(/books:.*\n/, '\n')});
  try {
    other.remove('docs/guide/index.md');
    await other.build();
    expect(existsSync(path.join(other.dir, 'build/base/print'))).toBe(false);
    expect(other.output('base/docs/guide/deeper/third/index.html')).not.toContain('EPUB');
  } finally {
    other.dispose();
  }
});

test('the command writes any section, with its images, whatever the output folder holds', async () => {
  site.write({'build/CNAME': 'acme.example\n'});
  const folder = mkdtempSync(path.join(site.dir, 'books-'));
  const made = await runScript('book', ['/docs/guide', site.dir, '--out-dir', folder, '--title', 'Mine']);
  expect(made.code).toBe(0);
  expect(made.stdout).toContain('3 pages');
  const html = readFileSync(path.join(folder, 'guide.html'), 'utf8');
  expect(html).toContain('<h1>Mine</h1>');
  expect(html).toContain('src="data:image/png;base64,');
  expect(Object.keys(unzipSync(readFileSync(path.join(folder, 'guide.epub'))))).toContain(
    'book/chapter-3.xhtml',
  );
  const failed = await runScript('book', ['/docs/nothing', site.dir, '--out-dir', folder]);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain('No page of a sidebar is at `/docs/nothing` or below it.');
  rmSync(folder, {recursive: true});
});
