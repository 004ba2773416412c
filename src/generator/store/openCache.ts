import {constants, mkdtempSync} from 'node:fs';
import {access, mkdir, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generatorDir} from '../files/generatorDir.ts';
import {isPublished} from '../files/ownPackage.ts';
import {hashOf} from '../files/hash.ts';
import {hasCode} from '../files/hasCode.ts';
import {isAbandoned} from '../files/isRunning.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {openPageRecords, type PageRecords} from './PageRecords.ts';

/** Where the cache of a site is: a folder that stays, or one of its own that is removed in the end. */
export interface CacheFolders {
  /** Absolute path. */
  dir: string;
  /** Absolute path of the folder that stays: the same, or the one above. */
  root: string;
  /** Absolute path of the folder for what other sites can use, too. */
  sharedDir: string;
  /** What keeps the cache from being used. */
  problems: Problem[];
  close(): Promise<void>;
}

export interface Cache extends CacheFolders {
  records: PageRecords;
  /** Where the manifest of an output folder is kept. */
  manifestFile(outDir: string): string;
  /** Where the output before the current one is kept. */
  spareFolder(outDir: string): string;
}

/**
 * Finds the folder of a site's cache, without making it. One that may not be written to is replaced by a temporary one,
 * with a warning.
 *
 * @param useCache False gives a temporary cache.
 * @param cacheDir Absolute path of the folder of the cache; `.cache` in the site folder if left out.
 */
export async function findCache(
  siteDir: string,
  useCache: boolean,
  cacheDir?: string,
): Promise<CacheFolders> {
  const root = cacheDir ?? path.join(siteDir, '.cache');
  const fault = await findFault(root);
  const isTemporary = !useCache || fault !== undefined;
  const dir = fault ? mkdtempSync(path.join(tmpdir(), 'site-cache-')) : useCache ? root : temporary(root);
  return {
    dir,
    root: fault ? dir : root,
    // The theme is the generator's code, not the site's: transformed once, it serves every site. A package has it transformed.
    sharedDir: isTemporary || cacheDir !== undefined || isPublished ? dir : path.join(generatorDir, '.cache'),
    problems: fault && useCache ? [unwritable(root, fault, cacheDir !== undefined)] : [],
    async close() {
      if (isTemporary) await rm(dir, {recursive: true, force: true});
    },
  };
}

/** Opens the cache of a site, see `findCache`, and removes from it what runs that were killed have left. */
export async function openCache(siteDir: string, useCache: boolean, cacheDir?: string): Promise<Cache> {
  const folders = await findCache(siteDir, useCache, cacheDir);
  const {dir, root} = folders;
  // The folder that is written to may be another one tomorrow, with the site and the cache in it.
  const nameOf = (outDir: string): string => hashOf(path.relative(siteDir, outDir)).slice(0, 8);
  await mkdir(root, {recursive: true});
  await removeAbandoned(root);
  await mkdir(dir, {recursive: true});
  return {
    ...folders,
    records: openPageRecords(dir),
    manifestFile: (outDir) => path.join(dir, `written-${nameOf(outDir)}.json`),
    spareFolder: (outDir) => path.join(dir, `output-${nameOf(outDir)}`),
  };
}

function temporary(root: string): string {
  return path.join(root, `temporary-${process.pid}`);
}

/** Why a folder cannot be made, or written to; undefined when it can. */
async function findFault(folder: string): Promise<Error | undefined> {
  try {
    await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return findFault(path.dirname(folder));
    const isForbidden = ['EACCES', 'EPERM', 'EROFS'].some((code) => hasCode(error, code));
    return isForbidden && error instanceof Error ? error : undefined;
  }
}

function unwritable(root: string, {message}: Error, isNamed: boolean): Problem {
  const reason = message.startsWith('EROFS') ? 'its file system is read-only' : 'there is no permission';
  return {
    severity: 'warning',
    message: `The cache ${root} cannot be written: ${reason}. This run does not use a cache.`,
    hint: `Name ${isNamed ? 'another folder' : 'a folder that can be written'} with --cache-dir, and the next run takes less time.`,
  };
}

/**
 * Removes folders of builds without a cache that were killed, and options that were written for the workers of any.
 * Whatever carries this process's number is an earlier one's: to be called before anything is made.
 */
async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const [, pid] = /^(?:temporary|compile-options|webpack)-(\d+)/.exec(name) ?? [];
    if (pid && isAbandoned(Number(pid))) await rm(path.join(root, name), {recursive: true, force: true});
  }
}
