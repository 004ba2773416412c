import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {
  abandonOutput,
  checkOutDir,
  inOutput,
  nextFolder,
  recoverOutput,
  swapOutput,
} from '../../../src/generator/output/outputFolder.ts';
import {nextInside} from '../../../src/generator/output/replaceOutput.ts';
import {createNext} from '../../../src/generator/output/createNext.ts';
import {keepFiles} from '../../../src/generator/output/keepFiles.ts';
import {writeFiles} from '../../../src/generator/output/writeFiles.ts';
import {writeOrKeep, writeOver} from '../../../src/generator/output/writeOrKeep.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'output-'));
  mkdirSync(path.join(dir, 'site/docs'), {recursive: true});
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const folder = (name: string, files: Record<string, string>): string => {
  mkdirSync(path.join(dir, name), {recursive: true});
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, name, file), text);
  return path.join(dir, name);
};
const says = (outDir: string): string[] =>
  checkOutDir(path.join(dir, 'site'), path.resolve(dir, outDir)).map(({message}) => message);

test('a file of the folder that a build writes to is named by its place in the output', () => {
  const outDir = path.join(dir, 'out');
  for (const next of [nextFolder(outDir), nextInside(outDir)]) {
    expect(inOutput(outDir, path.join(next, 'docs/a.html'))).toBe(path.join(outDir, 'docs/a.html'));
    expect(inOutput(outDir, next)).toBe(outDir);
  }
  expect(inOutput(outDir, path.join(dir, 'site/a.md'))).toBe(path.join(dir, 'site/a.md'));
});

describe('an output folder', () => {
  test('may be new, empty or full', () => {
    folder('empty', {});
    folder('full', {'404.html': '', 'index.html': ''});
    for (const name of ['new', 'empty', 'full', 'site/build', 'site/out/x']) expect(says(name)).toEqual([]);
  });

  test.each([
    ['site', 'contains the site itself'],
    ['.', 'contains the site itself'],
    ['site/docs', 'is in the site\'s folder "docs"'],
    ['site/docs/out', 'is in the site\'s folder "docs"'],
    ['site/.git', 'is in the site\'s folder ".git"'],
    ['file', 'is not a folder'],
    ['file/out', 'is not a folder'],
    ['/dev/null', 'is not a folder'],
    ['circle', 'points back to itself'],
  ])('is refused when it is %s', (name, message) => {
    writeFileSync(path.join(dir, 'file'), '');
    symlinkSync('circle', path.join(dir, 'circle'));
    expect(says(name).join()).toContain(message);
  });
});

const NO_CHANGES = {
  fresh: new Map(),
  stale: new Set<string>(),
  unshared: new Set<string>(),
  rewritten: new Set<string>(),
  leftovers: [],
  hasLeftovers: false,
  last: new Map(),
  state: {manifest: undefined, touched: new Set<string>(), unshared: new Set<string>()},
};

describe('the next output', () => {
  test('contains nothing from a killed build with the same process number, and the live output is unchanged', async () => {
    const outDir = folder('build', {'live.html': 'live'});
    const leftover = folder(path.basename(nextFolder(outDir)), {'stale.html': 'stale'});
    linkSync(path.join(outDir, 'live.html'), path.join(leftover, 'live.html'));
    const {folder: next} = await createNext(outDir, NO_CHANGES);
    expect(readdirSync(next)).toEqual([]);
    await writeFiles(next, [{id: 'x', key: '', to: 'live.html', source: {type: 'text', text: 'new'}}]);
    expect(readFileSync(path.join(outDir, 'live.html'), 'utf8')).toBe('live');
  });

  test('replaces files that it shares with the live output and never changes them in place', async () => {
    const names = ['text.html', 'copy.html', 'page.html', 'renamed.html', 'kept.html'];
    const outDir = folder('build', Object.fromEntries(names.map((name) => [name, 'live'])));
    const from = path.join(folder('static', {'copy.html': 'new'}), 'copy.html');
    const output = await createNext(outDir, NO_CHANGES);
    const next = output.folder;
    const written = {key: '', files: names.map((name) => [name, ''] as const)};
    const changes = {
      ...NO_CHANGES,
      fresh: new Map([
        ['a', written],
        ['b', written],
      ]),
    };
    await keepFiles(outDir, output, changes);
    await writeFiles(next, [
      {id: 't', key: '', to: 'text.html', source: {type: 'text', text: 'new'}},
      {id: 'c', key: '', to: 'copy.html', source: {type: 'copy', from}},
    ]);
    writeOrKeep({last: outDir, next}, 'page.html', 'new');
    writeOver({next}, 'renamed.html', Buffer.from('new'));
    const textsOf = (root: string) => names.map((name) => readFileSync(path.join(root, name), 'utf8'));
    expect(textsOf(next)).toEqual(['new', 'new', 'new', 'new', 'live']);
    expect(textsOf(outDir)).toEqual(['live', 'live', 'live', 'live', 'live']);
  });
});

describe('replacing an output', () => {
  test('puts the new folder in its place and leaves nothing next to it', async () => {
    const outDir = folder('build', {'old.html': 'old'});
    const next = nextFolder(outDir);
    mkdirSync(next);
    writeFileSync(path.join(next, 'new.html'), 'new');
    await swapOutput(outDir, next);
    expect(existsSync(path.join(outDir, 'old.html'))).toBe(false);
    expect(readFileSync(path.join(outDir, 'new.html'), 'utf8')).toBe('new');
    expect(existsSync(next)).toBe(false);
    expect(existsSync(path.join(dir, '.build.previous'))).toBe(false);
  });

  test('is fixed after a kill between the two renames, and folders of dead builds are removed', async () => {
    folder('.build.previous', {'good.html': 'good'});
    folder('.build.next-999999999', {'half.html': 'half'});
    // In containers, every build gets the same process number, and the first process runs as long as the container.
    folder(`.build.next-${process.pid}`, {'half.html': 'half'});
    folder('.build.next-1', {'running.html': ''});
    folder('.build.next-release', {'notes.md': ''});
    folder('.build.previous.bak', {'copy.html': ''});
    await recoverOutput(path.join(dir, 'build'));
    expect(readFileSync(path.join(dir, 'build/good.html'), 'utf8')).toBe('good');
    expect(existsSync(path.join(dir, '.build.next-999999999'))).toBe(false);
    expect(existsSync(path.join(dir, `.build.next-${process.pid}`))).toBe(false);
    expect(existsSync(path.join(dir, '.build.next-1'))).toBe(true);
    expect(existsSync(path.join(dir, '.build.next-release/notes.md'))).toBe(true);
    expect(existsSync(path.join(dir, '.build.previous.bak/copy.html'))).toBe(true);
  });
});

test('a process that ends for another reason is not ended by what it cannot remove', () => {
  writeFileSync(path.join(dir, 'file'), '');
  expect(() => abandonOutput(path.join(dir, 'file/build'))).not.toThrow();
});
