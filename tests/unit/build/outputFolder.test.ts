import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkOutDir, nextFolder, recoverOutput, swapOutput} from '../../../src/build/output/outputFolder.ts';

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

describe('an output folder', () => {
  test('may be new, empty, or hold a site that was built before', () => {
    folder('empty', {});
    folder('built', {'404.html': '', 'index.html': ''});
    for (const name of ['new', 'empty', 'built', 'site/build', 'site/out/x']) expect(says(name)).toEqual([]);
  });

  test.each([
    ['site', 'holds the site itself'],
    ['.', 'holds the site itself'],
    ['site/docs', 'lies in the site\'s folder "docs"'],
    ['site/docs/out', 'lies in the site\'s folder "docs"'],
    ['site/.git', 'lies in the site\'s folder ".git"'],
    ['home', 'is not empty and holds no site'],
    ['file', 'is no folder'],
    ['/dev/null', 'is no folder'],
  ])('is refused when it is %s', (name, message) => {
    folder('home', {'letter.txt': 'dear'});
    writeFileSync(path.join(dir, 'file'), '');
    expect(says(name).join()).toContain(message);
  });
});

describe('replacing an output', () => {
  test('puts the new folder in its place and leaves nothing beside it', async () => {
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

  test('is mended after a kill between the two renames, and folders of dead builds are removed', async () => {
    folder('.build.previous', {'good.html': 'good'});
    folder('.build.next-999999999', {'half.html': 'half'});
    folder(`.build.next-${process.pid}`, {'running.html': ''});
    await recoverOutput(path.join(dir, 'build'));
    expect(readFileSync(path.join(dir, 'build/good.html'), 'utf8')).toBe('good');
    expect(existsSync(path.join(dir, '.build.next-999999999'))).toBe(false);
    expect(existsSync(path.join(dir, `.build.next-${process.pid}`))).toBe(true);
  });
});
