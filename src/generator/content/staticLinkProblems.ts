import path from 'node:path';
import {listFolder} from '../files/folders/listFolder.ts';
import {linkRoots} from '../files/folders/outsideLink.ts';
import {hasCode} from '../shared/problems/hasCode.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Reports symbolic links in the static folders that point outside the site, or to a folder that contains them, and folders
 * that cannot be read: what is there is not published. Links to nothing are left out.
 *
 * @param folders Relative to the site folder.
 */
export async function staticLinkProblems(siteDir: string, folders: readonly string[]): Promise<Problem[]> {
  const problems = await Promise.all(
    folders.map(async (folder) => {
      const root = path.join(siteDir, folder);
      const {faults} = await listFolder(root, linkRoots(siteDir, folder), 'all');
      return [...faults].flatMap(([name, fault]) => {
        // A name of a file in place of a folder's is reported as a mistake of the configuration.
        const isReported = name === '.' && hasCode(fault, 'ENOTDIR');
        if (fault.syscall === 'stat' || isReported) return [];
        return systemProblem(fault, {siteDir, file: path.join(root, name)});
      });
    }),
  );
  return problems.flat();
}
