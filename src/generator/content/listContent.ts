import path from 'node:path';
import {type FolderListing, listFolder} from '../files/folders/listFolder.ts';
import {linkRoots} from '../files/folders/outsideLink.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Lists a content folder, see `listFolder`. Entries that cannot be listed are problems, unless they would not be read
 * anyway.
 *
 * @param folder Relative to the site folder.
 * @param isContent Whether the file at this path is content. Paths are relative to the folder, with `/`.
 */
export async function listContent(
  siteDir: string,
  folder: string,
  isContent: (path: string) => boolean,
): Promise<FolderListing & {problems: Problem[]}> {
  const root = path.join(siteDir, folder);
  const listing = await listFolder(root, linkRoots(siteDir, folder));
  const problems = [...listing.faults].flatMap(([name, fault]) => {
    // For a broken symbolic link, only the name says what kind of file it was meant to be.
    if (fault.syscall === 'stat' && !isContent(name)) return [];
    return systemProblem(fault, {siteDir, file: path.join(root, name)});
  });
  return {...listing, problems: [...problems, ...capitalProblems(listing.files, folder, isContent)]};
}

/** Warns of files that would be content if their extension were in small letters, such as `Guide.MD`. */
function capitalProblems(
  files: readonly string[],
  folder: string,
  isContent: (path: string) => boolean,
): Problem[] {
  return files.flatMap((file): Problem[] => {
    const extension = path.posix.extname(file);
    const small = file.slice(0, file.length - extension.length) + extension.toLowerCase();
    if (small === file || isContent(file) || !isContent(small)) return [];
    return [
      {
        severity: 'warning',
        file: path.posix.join(folder, file),
        message: `The file is left out, because its extension \`${extension}\` is in capital letters.`,
        hint: `Rename it to \`${path.posix.basename(small)}\`.`,
      },
    ];
  });
}
