import {constants} from 'node:fs';
import {access, mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {generatorDir} from '../files/packages/generatorDir.ts';
import {isPublished} from '../files/packages/ownPackage.ts';
import {hashOf} from '../files/hash.ts';
import {hasCode} from '../shared/problems/hasCode.ts';
import {isAbandoned} from '../files/isRunning.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {openPageRecords, type PageRecords} from './PageRecords.ts';
import {cacheFolder, sharedFolder} from '../files/cache/cacheFolder.ts';
import {createTemporaryCache} from '../files/cache/temporaryCaches.ts';

/** The cache folders of a site: permanent, or temporary and removed at the end. */
export interface CacheFolders {
  /** Absolute path. */
  dir: string;
  /** Absolute path of the permanent folder: the same, or its parent. */
  root: string;
  /** Absolute path of the folder for what other sites can use too. */
  sharedDir: string;
  /** Problems that prevent using the cache. */
  problems: Problem[];
  close(): Promise<void>;
}

export interface Cache extends CacheFolders {
  records: PageRecords;
  /** Path of the manifest of an output folder. */
  manifestFile(outDir: string): string;
  /** Path of the note of what an output folder was made from. */
  digestFile(outDir: string): string;
  /** Path of the note of which folders of an output folder were checked. */
  foldersFile(outDir: string): string;
  /** Path of the output before the current one. */
  spareFolder(outDir: string): string;
  /** Path of the note of a spare output that was linked, see `linkSpare`. */
  spareNoteFile(outDir: string): string;
}

/** Which cache of a site to use. */
export interface CacheChoice {
  /** If false, a temporary cache is used. */
  useCache?: boolean;
  /** Absolute path of the cache folder; defaults to `.cache` in the site folder. */
  cacheDir?: string | undefined;
}

/**
 * Finds the folder of a site's cache, without creating it. If it is not writable, a temporary one is used, with a
 * warning.
 */
export async function findCache(
  siteDir: string,
  {useCache = true, cacheDir}: CacheChoice = {},
): Promise<CacheFolders> {
  const {root, sharedDir} = writableCache(siteDir, cacheDir);
  const fault = await findFault(root);
  const isTemporary = !useCache || fault !== undefined;
  const dir = fault ? createTemporaryCache() : useCache ? root : temporary(root);
  return {
    dir,
    root: fault ? dir : root,
    sharedDir: isTemporary ? dir : sharedDir,
    problems: fault && useCache ? [unwritable(root, fault, cacheDir !== undefined)] : [],
    async close() {
      if (isTemporary) await rm(dir, {recursive: true, force: true});
    },
  };
}

/** The folders of a cache that is used and writable. */
export function writableCache(siteDir: string, cacheDir?: string): Pick<CacheFolders, 'root' | 'sharedDir'> {
  const root = cacheDir ?? cacheFolder(siteDir);
  // The theme is the generator's code, not the site's: transformed once, it serves every site. The published package
  // contains it in transformed form.
  const isOwn = cacheDir !== undefined || isPublished;
  return {root, sharedDir: isOwn ? root : sharedFolder(generatorDir)};
}

/** Opens the cache of a site, see `findCache`, and removes what killed runs have left in it. */
export async function openCache(siteDir: string, choice?: CacheChoice): Promise<Cache> {
  const folders = await findCache(siteDir, choice);
  const {dir, root} = folders;
  // The output folder may be moved, together with the site and the cache in it, so its path is hashed relative to the
  // site.
  const nameOf = (outDir: string): string => hashOf(path.relative(siteDir, outDir)).slice(0, 8);
  await mkdir(root, {recursive: true});
  await removeAbandoned(root);
  await mkdir(dir, {recursive: true});
  return {
    ...folders,
    records: openPageRecords(dir),
    manifestFile: (outDir) => path.join(dir, `written-${nameOf(outDir)}.json`),
    digestFile: (outDir) => path.join(dir, `digest-${nameOf(outDir)}.json`),
    foldersFile: (outDir) => path.join(dir, `folders-${nameOf(outDir)}`),
    spareFolder: (outDir) => path.join(dir, `output-${nameOf(outDir)}`),
    spareNoteFile: (outDir) => path.join(dir, `spare-${nameOf(outDir)}.json`),
  };
}

function temporary(root: string): string {
  return path.join(root, `temporary-${process.pid}`);
}

/** Why a folder cannot be created or written to; undefined if it can. */
async function findFault(folder: string): Promise<Error | undefined> {
  try {
    await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return findFault(path.dirname(folder));
    return hasCode(error, 'EACCES', 'EPERM', 'EROFS') ? error : undefined;
  }
}

function unwritable(root: string, {message}: Error, isNamed: boolean): Problem {
  const reason = message.startsWith('EROFS') ? 'its file system is read-only' : 'there is no permission';
  return {
    severity: 'warning',
    message: `The cache ${root} is not writable: ${reason}. This run does not use a cache.`,
    hint: `Choose ${isNamed ? 'another folder' : 'a writable folder'} with --cache-dir to speed up the next run.`,
  };
}

/**
 * Removes what killed builds have left: temporary folders of those without a cache, and options files. A file with the id
 * of this process belongs to an earlier process with the same id, so call this before anything is created.
 */
async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const [, pid] = /^(?:temporary|task|webpack)-(\d+)/.exec(name) ?? [];
    if (pid && isAbandoned(Number(pid))) await rm(path.join(root, name), {recursive: true, force: true});
  }
}
