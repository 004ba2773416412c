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
  const root: DocFolder = {name: '', path: '.', docs: [], folders: new Map()};
  for (const doc of docs) findFolder(root, doc.sourceDir, true)?.docs.push(doc);
  return root;
}

/** Finds a folder by its path; undefined when it contains no docs. */
export function findDocFolder(root: DocFolder, path: string): DocFolder | undefined {
  return findFolder(root, path, false);
}

function findFolder(root: DocFolder, path: string, create: boolean): DocFolder | undefined {
  if (path === '.') return root;
  let folder = root;
  for (const name of path.split('/')) {
    let next = folder.folders.get(name);
    if (!next) {
      if (!create) return undefined;
      next = {
        name,
        path: folder.path === '.' ? name : `${folder.path}/${name}`,
        docs: [],
        folders: new Map(),
      };
      folder.folders.set(name, next);
    }
    folder = next;
  }
  return folder;
}
