import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {PATIENCE} from '../support/patience.ts';
import {changedFiles, changeTimes, hashFiles, listFiles} from '../support/listFiles.ts';
import {repositoryDir} from '../support/runScript.ts';

const POST = (title: string, text: string) =>
  `---\ntitle: ${title}\nauthors: [ann]\ntags: [news]\n---\n\nIntroduction of ${title}.\n\n{/* truncate */}\n\n${text}\n`;

const FILES: Record<string, string> = {
  'site.config.ts': `export default {title: 'Test', url: 'https://test.example', baseUrl: '/', customCss: ['src/css/own.css']};\n`,
  'src/css/own.css': ':root {\n  --own: 1;\n}\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n  page: true\n',
  'blog/2025-01-02-one.mdx': POST('One', 'The rest of one.'),
  'blog/2025-02-03-two.mdx': POST('Two', 'The rest of two.'),
  'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'src/pages/index.mdx': '# Home\n',
  'docs/index.mdx': '---\nslug: /\n---\n\n# Start\n\nSee [the guide](./guide/page-3.mdx#part).\n',
};
// Imports a component that becomes plain HTML, one that doesn't, and a partial with its own imports.
FILES['docs/imports.mdx'] =
  "---\ntitle: Imports\n---\n\nimport CodeBlock from '@theme/CodeBlock';\nimport Part from './_part.mdx';\n\n<CodeBlock language=\"ts\">let a;</CodeBlock>\n\n<Part/>\n";
FILES['docs/_part.mdx'] = "import Dot from '@site/src/components/Dot';\n\n<Dot/>\n";
FILES['src/components/Dot.tsx'] = 'export default function Dot() {\n  return <b>dot</b>;\n}\n';
for (let index = 0; index < 20; index++) {
  FILES[`docs/guide/page-${index}.mdx`] =
    `---\ntitle: Page ${index}\ntags: [all]\n---\n\nText ${index}.\n\n## Part\n\n\`\`\`ts\nconst n = ${index};\n\`\`\`\n`;
}

describe('a build after the first', () => {
  let site: TestSite;
  let output: string;

  beforeAll(async () => {
    site = createSite(FILES);
    output = path.join(site.dir, 'build');
    const {code, stderr} = await site.build();
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });
  afterAll(() => site.dispose());

  test('writes nothing when nothing has changed', async () => {
    const before = changeTimes(output);
    const {code, stdout} = await site.build();
    expect(code).toBe(0);
    expect(stdout).toContain('nothing changed');
    expect(changeTimes(output)).toEqual(before);
    // Without this note, a build plans the site again to find that nothing has changed.
    expect(readdirSync(path.join(site.dir, '.cache'))).toContainEqual(expect.stringMatching(/^digest-/));
  });

  test('changes only the files of a page whose text was edited, and the file with all texts', async () => {
    const before = hashFiles(output);
    site.write({'docs/guide/page-7.mdx': `${FILES['docs/guide/page-7.mdx']}\nOne more paragraph.\n`});
    await site.build();
    expect(site.output('docs/guide/page-7/index.html')).toContain('One more paragraph.');
    expect(changedFiles(before, hashFiles(output))).toEqual([
      'docs/guide/page-7.md',
      'docs/guide/page-7/index.html',
      'docs/guide/page-7/page.json',
      'llms-full.txt',
    ]);
  });

  test('changes the feeds with the hidden part of a post, and no list', async () => {
    const before = hashFiles(output);
    site.write({'blog/2025-01-02-one.mdx': `${FILES['blog/2025-01-02-one.mdx']}\nAn afterthought.\n`});
    await site.build();
    expect(changedFiles(before, hashFiles(output))).toEqual(
      [
        'blog/atom.xml',
        'blog/one.md',
        'blog/one/index.html',
        'blog/one/page.json',
        'blog/rss.xml',
        'llms-full.txt',
      ]
        .map((file) => file.replace('blog/one', 'blog/2025/01/02/one'))
        .sort(),
    );
  });

  test('changes only the documents with a style sheet, not the data of their pages', async () => {
    const before = hashFiles(output);
    site.write({'src/css/own.css': ':root {\n  --own: 2;\n}\n'});
    expect((await site.build()).stdout).toContain('0 of ');
    const changed = changedFiles(before, hashFiles(output));
    const others = changed.filter((file) => !file.endsWith('.html'));
    expect(others).toEqual([
      '.valkyr-docs',
      ...Array(2).fill(expect.stringMatching(/^assets\/main\..+\.css$/)),
    ]);
    expect(changed).toContain('docs/guide/page-7/index.html');
  });

  test('shows a new title wherever the page is named, and removes a deleted page', async () => {
    site.write({'docs/guide/page-3.mdx': '---\ntitle: Renamed\ntags: [all]\n---\n\n## Part\n'});
    site.remove('docs/guide/page-4.mdx');
    await site.build();
    expect(site.output('docs/guide/page-2/index.html')).toContain('Renamed');
    expect(listFiles(output)).not.toContain('docs/guide/page-4/index.html');
    expect(site.output('sitemap.xml')).not.toContain('page-4');
  });

  test('repairs a damaged file of the output', async () => {
    const file = path.join(output, 'docs/guide/page-9/index.html');
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, 'damaged');
    await site.build();
    expect(readFileSync(file, 'utf8')).toBe(html);
  });

  test('copies a static file that is all that has changed, and removes one', async () => {
    site.write({
      'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      'static/a.txt': 'a',
    });
    await site.build();
    expect(site.output('img/dot.svg')).toContain('width="8"');
    expect(site.output('a.txt')).toBe('a');
    rmSync(path.join(site.dir, 'static/a.txt'));
    await site.build();
    expect(listFiles(output)).not.toContain('a.txt');
  });

  test('reports a broken link in every build, until it is repaired', async () => {
    site.write({'docs/broken.mdx': '---\ntitle: Broken\n---\n\n[Nowhere](/nowhere)\n'});
    for (let build = 0; build < 3; build++) expect((await site.build()).stderr).toContain('/nowhere');
    site.write({'docs/broken.mdx': '---\ntitle: Broken\n---\n\n[Start](/docs)\n'});
    for (let build = 0; build < 3; build++) expect((await site.build()).stderr).toBe('');
    rmSync(path.join(site.dir, 'docs/broken.mdx'));
    await site.build();
  });

  test('builds the site again as it was after a build with another configuration', async () => {
    const before = hashFiles(output);
    const config = FILES['site.config.ts'] ?? '';
    site.write({'site.config.ts': config.replace("'Test'", "'Other'")});
    await site.build();
    expect(site.output('docs/index.html')).toContain('Other');
    site.write({'site.config.ts': config});
    await site.build();
    expect(changedFiles(before, hashFiles(output))).toEqual([]);
  });

  test('is as without a cache after edits of texts and of a partial', async () => {
    site.write({
      'docs/guide/page-7.mdx': `${FILES['docs/guide/page-7.mdx']}\nEdited again.\n`,
      'docs/guide/page-8.mdx': `${FILES['docs/guide/page-8.mdx']}\nEdited.\n`,
      'docs/_part.mdx': `${FILES['docs/_part.mdx']}\nA longer part.\n`,
    });
    expect((await site.build()).stdout).toContain('3 of ');
    expect(site.output('docs/imports/index.html')).toContain('A longer part.');
    const fresh = path.join(site.dir, 'fresh');
    await site.build('--no-cache', '--out-dir', fresh);
    expect(changedFiles(hashFiles(output), hashFiles(fresh))).toEqual([]);
  });

  test('is byte-identical with the cache, with a damaged cache, and without one', async () => {
    const before = hashFiles(output);
    const pages = path.join(site.dir, '.cache/pages');
    const records = listFiles(pages);
    records.forEach((file, index) => {
      const text = readFileSync(path.join(pages, file), 'utf8');
      writeFileSync(
        path.join(pages, file),
        index % 2 ? text.slice(0, text.length / 2) : text.replace('Text', 'Tixt'),
      );
    });
    expect((await site.build()).code).toBe(0);
    expect(changedFiles(before, hashFiles(output))).toEqual([]);

    const fresh = path.join(site.dir, 'fresh');
    expect((await site.build('--no-cache', '--out-dir', fresh)).code).toBe(0);
    expect(changedFiles(before, hashFiles(fresh))).toEqual([]);
    expect(readdirSync(path.join(site.dir, '.cache')).filter((name) => name.startsWith('temporary'))).toEqual(
      [],
    );
  });
});

describe('a build that does not finish', () => {
  let site: TestSite;
  let output: string;

  beforeAll(async () => {
    site = createSite(FILES);
    output = path.join(site.dir, 'build');
    await site.build();
  });
  afterAll(() => site.dispose());

  const leftovers = (): string[] =>
    [site.dir, path.join(site.dir, '.cache')]
      .flatMap((dir) => readdirSync(dir))
      .filter((name) => /^\.build\.|^temporary-|^task-/.test(name));

  /** Starts a build, and kills it once there is a next output that satisfies the condition. */
  async function killWhen(isTime: (next: string) => boolean): Promise<void> {
    const child = spawn(process.execPath, [`${repositoryDir}scripts/run.mjs`, 'build', site.dir], {
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    const isReached = (): boolean => {
      const next = leftovers().find((name) => name.startsWith('.build.next-'));
      return next !== undefined && isTime(path.join(site.dir, next));
    };
    await vi.waitUntil(() => child.exitCode !== null || isReached(), {interval: 1, timeout: PATIENCE});
    child.kill('SIGKILL');
    await ended;
  }

  test.each([
    ['as soon as it has a folder for its output', () => true],
    ['while it writes there', (next: string) => readdirSync(next).length > 0],
    ['when pages are rendered', (next: string) => listFiles(next).includes('docs/guide/page-9/index.html')],
  ])('is killed %s: the old output is complete, and the next build is correct', async (moment, isTime) => {
    const good = hashFiles(output);
    // The other pages of the folder show the title in their sidebars.
    const title = `Killed ${moment} (${Date.now()})`;
    site.write({'docs/guide/page-1.mdx': `---\ntitle: "${title}"\n---\n\nText.\n`});
    await killWhen(isTime);
    // On a busy machine the build may be replacing the output, or have ended, when the moment is noticed.
    const isUnfinished = leftovers().some((name) => name.startsWith('.build.next-')) && existsSync(output);
    if (isUnfinished) expect(changedFiles(good, hashFiles(output))).toEqual([]);

    expect((await site.build()).code).toBe(0);
    expect(site.output('docs/guide/page-1/index.html')).toContain(title);
    expect(site.output('docs/guide/page-9/index.html')).toContain(title);
    expect(Object.keys(hashFiles(output))).toEqual(Object.keys(good));
    expect(leftovers()).toEqual([]);
  });

  test('fails: the old output is complete, and nothing is left next to it', async () => {
    const good = hashFiles(output);
    // It throws when it is rendered, while other files have been written already.
    site.write({
      'docs/broken.mdx': "---\ntitle: Broken\n---\n\n{(() => { throw new Error('Out of luck'); })()}\n",
    });
    const {code, stderr} = await site.build();
    expect(code).toBe(1);
    expect(stderr).toContain('Out of luck');
    expect(leftovers()).toEqual([]);
    expect(changedFiles(good, hashFiles(output))).toEqual([]);
  });
});
