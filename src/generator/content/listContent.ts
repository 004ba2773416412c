import path from 'node:path';
import {type FolderListing, listFolder} from '../files/listFolder.ts';
import {linkRoots} from '../files/outsideLink.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Lists a content folder, see `listFolder`. What cannot be listed is a problem, unless nothing would be read of it.
 *
 * @param folder Relative to the site folder.
 * @param isContent Whether a file of this path is read. Paths are relative to the folder, with `/`.
 */
export async function listContent(
  siteDir: string,
  folder: string,
  isContent: (path: string) => boolean,
): Promise<FolderListing & {problems: Problem[]}> {
  const root = path.join(siteDir, folder);
  const listing = await listFolder(root, linkRoots(siteDir, folder));
  const problems = [...listing.faults].flatMap(([name, fault]) => {
    // Of a link that points to nothing, the name alone says what it was to be.
    if (fault.syscall === 'stat' && !isContent(name)) return [];
    return systemProblem(fault, {siteDir, file: path.join(root, name)});
  });
  return {...listing, problems};
}
