import {readdir, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import {hasCode} from '../../shared/problems/hasCode.ts';
import {outsideLink} from './outsideLink.ts';
import {OUTPUT_LIST} from './outputMark.ts';
import {isIn} from '../placeBelow.ts';
import {
  ENCLOSING_LINK,
  isSystemFault,
  isUnreadableName,
  type SystemFault,
} from '../../shared/problems/SystemFault.ts';
import {compareText} from '../../shared/text/compareText.ts';

export interface FolderListing {
  /** Paths relative to the folder, with `/`, in code-unit order. */
  files: string[];
  /** Subfolders, likewise; `.` is the folder itself. Empty if the folder does not exist. */
  folders: string[];
  /** Links that cannot or must not be followed, such as those to a folder that contains them, and folders that cannot be read, by path. */
  faults: Map<string, SystemFault>;
}

/** Which entries of a folder are listed: without hidden ones, `node_modules` and the output of builds, or all. */
type Listed = 'content' | 'all';

/**
 * Lists the files and folders below a folder; links are followed. A missing folder counts as empty.
 *
 * @param roots Folders that links may point into, see `linkRoots`.
 */
export async function listFolder(
  folder: string,
  roots: readonly string[],
  listed: Listed = 'content',
): Promise<FolderListing> {
  const listing: FolderListing = {files: [], folders: [], faults: new Map()};
  const outside = outsideLink(folder, roots);
  if (outside) listing.faults.set('.', outside);
  else {
    const real = await realpath(folder).catch(() => folder);
    await visit(folder, '', {listing, roots, listed, real, trail: []});
  }
  listing.files.sort(compareText);
  listing.folders.sort(compareText);
  return listing;
}

interface Visit {
  listing: FolderListing;
  roots: readonly string[];
  listed: Listed;
  /** Where the folder really is. */
  real: string;
  /** Where the folders are that have the links which were followed to get here. */
  trail: string[];
}

async function visit(folder: string, prefix: string, context: Visit): Promise<void> {
  const {listing, roots, listed, real, trail} = context;
  const fail = (path: string) => (error: unknown) => {
    if (!isSystemFault(error)) throw error;
    // A content folder is optional, and one inside it may be removed while this lists it.
    const isGone = hasCode(error, 'ENOENT') && error.syscall === 'scandir' && !isUnreadableName(path);
    if (!isGone) listing.faults.set(path === '' ? '.' : path, error);
    return undefined;
  };
  const entries = await readdir(folder, {withFileTypes: true}).catch(fail(prefix.slice(0, -1)));
  if (!entries) return;
  // The content folder may be the site folder or one above it; the output of a build would then be content of the next.
  const isOutput = prefix !== '' && entries.some(({name}) => name === OUTPUT_LIST);
  if (listed === 'content' && isOutput) return;
  listing.folders.push(prefix === '' ? '.' : prefix.slice(0, -1));
  const visits = entries.map(async (entry) => {
    const isHidden = entry.name.startsWith('.') || entry.name === 'node_modules';
    if (listed === 'content' && isHidden) return;
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
    const inner = `${prefix}${entry.name}/`;
    if (!entry.isSymbolicLink())
      return visit(entryPath, inner, {...context, real: path.join(real, entry.name)});
    const target = await realpath(entryPath);
    const above = [...trail, real];
    if (above.some((one) => isIn(target, one)))
      listing.faults.set(prefix + entry.name, enclosingLink(entryPath));
    else await visit(entryPath, inner, {...context, real: target, trail: above});
  });
  await Promise.all(visits);
}

function enclosingLink(file: string): SystemFault {
  const message = 'A symbolic link points to a folder that contains it';
  return Object.assign(new Error(message), {code: ENCLOSING_LINK, path: file});
}
