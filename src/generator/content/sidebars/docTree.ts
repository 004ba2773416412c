import {posix} from 'node:path';
import type {Doc} from '../Content.ts';

/** A folder of docs. */
export interface DocFolder {
  /** Name on disk. */
  name: string;
  /** Relative to the docs folder; `.` for the docs folder itself. */
  path: string;
  docs: Doc[];
  folders: Map<string, DocFolder>;
}

/** Sorts docs into their folders; the tree has only folders that contain docs. */
export function buildDocTree(docs: readonly Doc[]): DocFolder {
  const root = createFolder('', '.');
  for (const doc of docs) openFolder(root, doc.sourceDir).docs.push(doc);
  return root;
}

/** Finds a folder by its path; undefined when it contains no docs. */
export function findDocFolder(root: DocFolder, path: string): DocFolder | undefined {
  return namesIn(path).reduce<DocFolder | undefined>((folder, name) => folder?.folders.get(name), root);
}

/** The folder at a path; it and the folders above it are created if there are none. */
function openFolder(root: DocFolder, path: string): DocFolder {
  return namesIn(path).reduce((folder, name) => {
    const inner = folder.folders.get(name) ?? createFolder(name, posix.join(folder.path, name));
    folder.folders.set(name, inner);
    return inner;
  }, root);
}

function createFolder(name: string, path: string): DocFolder {
  return {name, path, docs: [], folders: new Map()};
}

function namesIn(path: string): string[] {
  return path === '.' ? [] : path.split('/');
}
