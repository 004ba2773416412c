import path from 'node:path';
import {hashOf} from '../../files/hash.ts';
import {writeWhole} from '../../files/cache/keptFile.ts';
import {noteUse} from '../../files/cache/unusedFiles.ts';
import {frameworkStubs} from '../modules/frameworkModules.ts';
import type {EntrySources} from './generateEntries.ts';
import {appModuleStubs} from './appModules.ts';

/** Absolute paths of generated modules. */
export interface WrittenEntries {
  entries: {browser: string; prerender: string};
  /** The folder of the entries. */
  entryDir: string;
  /** The folder with the files of `frameworkStubs` and `appModuleStubs`. */
  stubDir: string;
}

/**
 * Writes the entry modules and the modules that stand for separately bundled ones.
 *
 * @param dir Absolute path of the folder of the bundles. The folders in it are named by content: another build may bundle
 * something else at the same time.
 */
export function writeEntries(dir: string, sources: EntrySources): WrittenEntries {
  const entryDir = path.join(dir, `entries-${hashOf(sources).slice(0, 12)}`);
  noteUse(entryDir);
  const entries = {
    browser: path.join(entryDir, 'browser.ts'),
    prerender: path.join(entryDir, 'prerender.ts'),
  };
  writeWhole(entries.browser, sources.browser);
  writeWhole(entries.prerender, sources.prerender);
  const stubs = {...frameworkStubs(), ...appModuleStubs()};
  // Named the same for all entries, because webpack's cache contains the targets of aliases.
  const stubDir = path.join(dir, `stubs-${hashOf(stubs).slice(0, 12)}`);
  for (const [name, text] of Object.entries(stubs)) writeWhole(path.join(stubDir, name), text);
  noteUse(stubDir);
  return {entries, entryDir, stubDir};
}
