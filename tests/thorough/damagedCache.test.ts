import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {changedFiles, hashFiles, listFiles} from '../support/listFiles.ts';

const FILES = {
  'docs/index.mdx': "---\nslug: /\n---\n\n# Start\n\nimport Dot from '@site/src/Dot';\n\n<Dot/>\n",
  'docs/link.md': '# Link\n\n[Nowhere](./missing.md)\n',
  'src/Dot.tsx':
    "import styles from './dot.module.css';\nexport default () => <b className={styles.dot}>dot</b>;\n",
  'src/dot.module.css': '.dot { color: red; }\n',
  'site.config.ts': "export default {title: 'T', url: 'https://t.example', onBrokenLinks: 'warn'};\n",
};

let site: TestSite;
let output: Record<string, string>;
let problems = '';
beforeAll(async () => {
  site = createSite(FILES);
  const {stderr} = await site.build('--no-cache');
  problems = stderr;
  expect(problems).toContain('missing.md');
  output = hashFiles(path.join(site.dir, 'build'));
  await site.build();
});
afterAll(() => site.dispose());

const kept = (): string[] =>
  listFiles(path.join(site.dir, '.cache')).map((file) => path.join(site.dir, '.cache', file));

async function expectSame(): Promise<void> {
  const {code, stderr} = await site.build();
  expect([code, stderr]).toEqual([0, problems]);
  expect(changedFiles(output, hashFiles(path.join(site.dir, 'build')))).toEqual([]);
}

function replace(file: string, content: string | Buffer): void {
  rmSync(file, {recursive: true, force: true});
  writeFileSync(file, content);
}

function flip(bytes: Buffer): Buffer {
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

/** Replaces the first digit with another one. */
function miscount(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
  return Buffer.from(text, 'latin1');
}

test.each<[string, (file: string) => void]>([
  ['a flipped byte', (file) => replace(file, flip(readFileSync(file)))],
  ['another digit', (file) => replace(file, miscount(readFileSync(file)))],
  ['JSON of another shape', (file) => replace(file, '{"key":1,"written":[]}')],
  ['half of its content', (file) => replace(file, readFileSync(file).subarray(0, 20))],
  ['nothing in it', (file) => replace(file, '')],
  [
    'a folder in its place',
    (file) => {
      rmSync(file);
      mkdirSync(path.join(file, 'x'), {recursive: true});
    },
  ],
  [
    'a link in its place',
    (file) => {
      rmSync(file);
      symlinkSync(path.join(site.dir, 'site.config.ts'), file);
    },
  ],
])(
  'each file of the cache with %s: output and problems are the same as without a cache',
  async (_, damage) => {
    const files = kept();
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) damage(file);
    await expectSame();
  },
);

test('each kind of file alone with a flipped byte, with the others intact', async () => {
  const kinds = new Map(
    kept().map((file) => [path.relative(site.dir, path.dirname(file)).replace(/\w{2,}$/, ''), file]),
  );
  for (const file of kinds.values()) replace(file, flip(readFileSync(file)));
  await expectSame();
});

test('compiled pages with a changed byte that keep their size, time and inode, when they have to be rendered', async () => {
  await site.build();
  const records = kept().filter((file) => path.relative(site.dir, file).startsWith('.cache/pages/'));
  expect(records.length).toBeGreaterThan(1);
  // A time that can be restored exactly.
  const time = Math.floor(Date.now() / 1000);
  for (const part of ['body', 'text']) {
    for (const file of records) utimesSync(file, time, time);
    await site.build();
    for (const file of records) {
      const bytes = readFileSync(file);
      const at = part === 'body' ? bytes.indexOf('\n') + 5 : bytes.indexOf('"markdown":"') + 14;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      const descriptor = openSync(file, 'r+');
      writeSync(descriptor, bytes);
      closeSync(descriptor);
      utimesSync(file, time, time);
    }
    rmSync(path.join(site.dir, 'build'), {recursive: true});
    await expectSame();
  }
});

test('files of the cache with swapped contents', async () => {
  const files = kept();
  for (let index = 0; index + 1 < files.length; index += 2) {
    const [a = '', b = ''] = files.slice(index, index + 2);
    const [first, second] = [readFileSync(a), readFileSync(b)];
    replace(a, second);
    replace(b, first);
  }
  await expectSame();
});

test('a cache works at another path, below a folder of any name, with the same output as without a cache', async () => {
  await site.build();
  const other = createSite({}, path.join(site.dir, '..', 'a [b] {c,d} #e', 'node_modules'));
  try {
    cpSync(site.dir, other.dir, {recursive: true});
    rmSync(path.join(other.dir, 'build'), {recursive: true});
    const moved = await other.build();
    expect(moved.stdout).toMatch(/Compiling Markdown\s+0 of 2/);
    expect(moved.stdout).toMatch(/Bundling the app\s+unchanged/);
    expect(changedFiles(output, hashFiles(path.join(other.dir, 'build')))).toEqual([]);
    const fresh = await other.build('--no-cache');
    expect([fresh.code, fresh.stderr]).toEqual([0, problems]);
    expect(changedFiles(output, hashFiles(path.join(other.dir, 'build')))).toEqual([]);
  } finally {
    other.dispose();
  }
});
