import {spawn} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {hashFiles} from '../support/listFiles.ts';
import {PATIENCE} from '../support/patience.ts';
import {repositoryDir} from '../support/runScript.ts';

const MARK = (element: string) =>
  `import styles from './mark.module.css';\n\nexport default () => <${element} className={styles.mark}>!</${element}>;\n`;

const PLACE =
  "import {useParams} from 'react-router-dom';\nexport default function Place() {\n  return <p>Place {Object.keys(useParams())}</p>;\n}\n";
const CONFIG = `export default {
  title: 'Test',
  url: 'https://test.example',
  baseUrl: '/',
  customCss: 'own.css',
  themeConfig: {navbar: {items: [{type: 'search'}]}},
};
`;

const FILES: Record<string, string> = {
  'site.config.ts': CONFIG,
  'own.css': 'p { color: green; }\n',
  'docs/marked.mdx': "import Mark from '@site/src/Mark';\n\n<Mark/>\n",
  'src/Mark.tsx': MARK('mark'),
  'src/mark.module.css': '.mark { color: red; }\n',
  'docs/index.mdx': '---\nslug: /\n---\n\n# Start\n\nText.\n',
  ...Object.fromEntries(
    Array.from({length: 10}, (_, index) => [
      `docs/guide/page-${index}.mdx`,
      `---\ntitle: Page ${index}\ntags: [all]\n---\n\nText ${index}.\n`,
    ]),
  ),
};

describe('an output made from the second-to-last one', () => {
  let site: TestSite;
  let output: string;

  beforeAll(async () => {
    site = createSite(FILES);
    output = path.join(site.dir, 'build');
    await site.build();
  });
  afterAll(() => site.dispose());

  const spare = (): string => {
    const name = readdirSync(path.join(site.dir, '.cache')).find((entry) => entry.startsWith('output-'));
    return path.join(site.dir, '.cache', name ?? 'no spare output');
  };
  const edit = (number: number): void => {
    site.write({[`docs/guide/page-${number}.mdx`]: `---\ntitle: Edited ${number}\n---\n\nNew ${number}.\n`});
  };

  /** Builds the site, and a copy of its sources, which has no cache. */
  async function expectFresh(): Promise<void> {
    const {code, stderr} = await site.build();
    expect(code, stderr).toBe(0);
    const copy = createSite({});
    const isSource = (file: string): boolean =>
      !/^(?:build|copy|\.cache|\.build\..*)$/.test(path.relative(site.dir, file).split(path.sep)[0] ?? '');
    cpSync(site.dir, copy.dir, {recursive: true, filter: isSource});
    expect((await copy.build()).code).toBe(0);
    const fresh = path.join(copy.dir, 'build');
    expect(hashFiles(output)).toEqual(hashFiles(fresh));
    const folders = (root: string) =>
      readdirSync(root, {recursive: true, withFileTypes: true}).filter((entry) => entry.isDirectory()).length;
    expect(folders(output)).toBe(folders(fresh));
    copy.dispose();
  }

  let title = '';
  const spareNames = (): string[] =>
    readdirSync(path.join(site.dir, '.cache')).filter((entry) => entry.startsWith('output-'));
  const nextOutput = (): string => {
    const name = readdirSync(site.dir).find((entry) => entry.startsWith('.build.next-'));
    return path.join(site.dir, name ?? 'no next output');
  };
  const hasTitle = (folder: string, text: string): boolean => {
    try {
      return readFileSync(path.join(folder, 'docs/guide/page-8/index.html'), 'utf8').includes(text);
    } catch {
      // The folder doesn't exist yet, or was just renamed.
      return false;
    }
  };

  /** Starts a build, and kills it once the condition is met. */
  async function killWhen(isTime: () => boolean): Promise<void> {
    const script = `${repositoryDir}scripts/run.mjs`;
    const child = spawn(process.execPath, [script, 'build', site.dir], {stdio: 'ignore'});
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await vi.waitUntil(() => child.exitCode !== null || isTime(), {interval: 1, timeout: PATIENCE});
    child.kill('SIGKILL');
    await ended;
  }

  test.each([
    ['was edited', () => edit(1)],
    ['was edited twice', () => edit(7)],
    ['lost a page', () => site.remove('docs/guide/page-2.mdx')],
    ['got it again', () => edit(2)],
    ['has another style sheet', () => site.write({'own.css': 'p { color: blue; }\n'})],
    [
      'has another style of a component',
      () => site.write({'src/mark.module.css': '.mark { color: blue; }\n'}),
    ],
    [
      'has another style sheet, and was edited',
      () => {
        site.write({'own.css': 'p { color: black; }\n'});
        edit(9);
      },
    ],
    ['has another component', () => site.write({'src/Mark.tsx': MARK('b')})],
    [
      'has a page of its own whose component needs more of the router than the framework has',
      () => site.write({'src/pages/place.tsx': PLACE}),
    ],
    ['has that component edited', () => site.write({'src/pages/place.tsx': PLACE.replace('Place', 'Spot')})],
    ['is without that page', () => site.remove('src/pages/place.tsx')],
    ['is at another address', () => site.write({'site.config.ts': CONFIG.replace("'/'", "'/docs/'")})],
    ['is back at its address', () => site.write({'site.config.ts': CONFIG})],
    [
      'has a page in the place of a folder',
      () => {
        site.remove('docs/guide');
        site.write({'docs/guide.md': '---\nslug: /guide/page-1/index.html\n---\n\n# In the way\n'});
      },
    ],
    [
      'has the folder again',
      () => {
        site.remove('docs/guide.md');
        site.write(FILES);
      },
    ],
    ['was edited again', () => edit(6)],
    [
      'lost files of the spare output',
      () => {
        rmSync(path.join(spare(), 'docs/guide/page-5'), {recursive: true});
        edit(3);
      },
    ],
    [
      'has a cache that was copied and damaged',
      () => {
        const folder = spare();
        const copy = path.join(site.dir, 'copy');
        cpSync(folder, copy, {recursive: true});
        rmSync(folder, {recursive: true});
        renameSync(copy, folder);
        writeFileSync(path.join(folder, 'docs/guide/page-6/index.html'), 'damaged');
        writeFileSync(path.join(folder, 'added.html'), 'added');
        edit(4);
      },
    ],
    ['was edited after that', () => edit(5)],
    [
      'has damaged and lost files of the search index',
      () => {
        const pages = (root: string) => path.join(root, 'assets/search/pages');
        const [lost = '', damaged = ''] = readdirSync(pages(output));
        rmSync(path.join(pages(output), lost));
        rmSync(path.join(pages(output), damaged));
        writeFileSync(path.join(pages(output), damaged), 'damaged');
        edit(1);
      },
    ],
    ['is without search', () => site.write({'site.config.ts': CONFIG.replace("{type: 'search'}", '')})],
    ['has search again', () => site.write({'site.config.ts': CONFIG})],
    ['was edited, with search', () => edit(2)],
  ])('is the same as without a cache when the site %s', async (_, change) => {
    change();
    await expectFresh();
  });

  // The build may finish before the moment is noticed; the output is then complete, too.
  test.each<[string, () => boolean]>([
    ['has the spare output for its own', () => spareNames().length === 0],
    ['has it and renders pages', () => spareNames().length === 0 && hasTitle(nextOutput(), title)],
    ['has replaced the output', () => hasTitle(output, title)],
  ])('is one of the two, complete, after a build that is killed when it %s', async (moment, isReached) => {
    // There is a spare output only after a build with a change.
    edit(8);
    await site.build();
    expect(spareNames()).toHaveLength(1);
    const good = hashFiles(output);
    title = `Killed ${moment}`;
    site.write({'docs/guide/page-8.mdx': `---\ntitle: ${title}\n---\n\nText.\n`});
    await killWhen(isReached);
    // Between two renames there is no output: the next build first restores the old one.
    const left = existsSync(output) ? hashFiles(output) : good;
    const isNew = hasTitle(output, title);
    if (!isNew) expect(left).toEqual(good);
    await expectFresh();
    if (isNew) expect(left).toEqual(hashFiles(output));
    const ofDead = readdirSync(site.dir).filter((name) => name.startsWith('.build.'));
    expect(ofDead).toEqual([]);
  });
});
