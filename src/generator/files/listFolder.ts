import {readdir, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import {hasCode} from './hasCode.ts';
import {outsideLink} from './outsideLink.ts';
import {isSystemFault, type SystemFault} from '../shared/problems/SystemFault.ts';
import {compareText} from '../shared/text/compareText.ts';

export interface FolderListing {
  /** Paths relative to the folder, with `/`, in code-unit order. */
  files: string[];
  /** Subfolders, likewise; `.` is the folder itself. Empty if the folder does not exist. */
  folders: string[];
  /** Links that cannot or must not be followed, and folders that cannot be read, by path. */
  faults: Map<string, SystemFault>;
}

/**
 * Lists all files and folders below a folder, without hidden ones and `node_modules`; links are followed. A missing
 * folder counts as empty.
 *
 * @param roots Folders that links may point into, see `linkRoots`.
 */
export async function listFolder(folder: string, roots: readonly string[]): Promise<FolderListing> {
  const listing: FolderListing = {files: [], folders: [], faults: new Map()};
  const outside = outsideLink(folder, roots);
  if (outside) listing.faults.set('.', outside);
  else await visit(folder, '', {listing, roots, trail: []});
  listing.files.sort(compareText);
  listing.folders.sort(compareText);
  return listing;
}

interface Visit {
  listing: FolderListing;
  roots: readonly string[];
  /** Targets of the links that were followed to get here. */
  trail: string[];
}

async function visit(folder: string, prefix: string, context: Visit): Promise<void> {
  const {listing, roots, trail} = context;
  const fail = (path: string) => (error: unknown) => {
    if (!isSystemFault(error)) throw error;
    // A content folder is optional.
    if (path !== '' || !hasCode(error, 'ENOENT')) listing.faults.set(path === '' ? '.' : path, error);
    return undefined;
  };
  const entries = await readdir(folder, {withFileTypes: true}).catch(fail(prefix.slice(0, -1)));
  if (!entries) return;
  listing.folders.push(prefix === '' ? '.' : prefix.slice(0, -1));
  const visits = entries.map(async (entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return;
    const entryPath = path.join(folder, entry.name);
    const info = entry.isSymbolicLink() ? await stat(entryPath).catch(fail(prefix + entry.name)) : entry;
    const outside = entry.isSymbolicLink() ? outsideLink(entryPath, roots) : undefined;
    if (outside) {
      listing.faults.set(prefix + entry.name, outside);
      return;
    }
    const kind = info?.isFile() ? 'file' : info?.isDirectory() ? 'folder' : undefined;
    if (kind === 'file') listing.files.push(prefix + entry.name);
    if (kind !== 'folder') return;
    if (!entry.isSymbolicLink()) return visit(entryPath, `${prefix}${entry.name}/`, context);
    // A link may point back to a folder that contains it.
    const target = await realpath(entryPath);
    if (!trail.includes(target))
      await visit(entryPath, `${prefix}${entry.name}/`, {...context, trail: [...trail, target]});
  });
  await Promise.all(visits);
}
