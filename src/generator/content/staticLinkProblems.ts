import type {Dirent} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {linkRoots, outsideLink} from '../files/folders/outsideLink.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Reports symbolic links in the static folders that point outside the site; their targets are not published.
 *
 * @param folders Relative to the site folder.
 */
export async function staticLinkProblems(siteDir: string, folders: readonly string[]): Promise<Problem[]> {
  const problems = await Promise.all(
    folders.map(async (folder) => {
      const root = path.join(siteDir, folder);
      const roots = linkRoots(siteDir, folder);
      const entries: Dirent[] = await readdir(root, {recursive: true, withFileTypes: true}).catch(() => []);
      const links = entries.filter((entry) => entry.isSymbolicLink());
      return [root, ...links.map((link) => path.join(link.parentPath, link.name))].flatMap((file) => {
        const fault = outsideLink(file, roots);
        return fault ? systemProblem(fault, {siteDir, file}) : [];
      });
    }),
  );
  return problems.flat();
}
