import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {GitHistory} from './parseGitLog.ts';
import {isShallowClone, readGitHistory} from './readGitHistory.ts';

interface HistoryOptions {
  path: string;
  showLastUpdateTime: boolean;
  showLastUpdateAuthor: boolean;
}

interface LoadedHistory {
  history?: GitHistory;
  problems: Problem[];
}

/**
 * Starts reading the history of a content folder, if its options show any of it.
 *
 * @returns a function that awaits it. Given the paths of the folder's documents, it warns once if some of them are not
 * in git, and once if the clone is shallow.
 */
export function loadHistory(
  siteDir: string,
  options: HistoryOptions,
): (paths: readonly string[]) => Promise<LoadedHistory> {
  const folder = path.join(siteDir, options.path);
  const wanted = options.showLastUpdateTime || options.showLastUpdateAuthor;
  if (!wanted || !existsSync(folder)) return async () => ({problems: []});
  const reading = readFolder(folder);
  return async (paths) => {
    const {history, isShallow} = await reading;
    const untracked = history ? paths.filter((path) => !history.has(path)) : paths;
    const warn = (message: string, hint: string): Problem => ({
      severity: 'warning',
      rule: 'missing-last-update' satisfies RuleName,
      message,
      hint,
    });
    const without = 'or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.';
    const problems: Problem[] = [];
    if (isShallow && paths.length > untracked.length) {
      const message = `The last updates shown in \`${options.path}\` are wrong: the clone is shallow and lacks older commits.`;
      const hint = `Fetch all of them (\`fetch-depth: 0\` of actions/checkout, or \`git fetch --unshallow\`), ${without}`;
      problems.push(warn(message, hint));
    }
    if (untracked.length === 0) return {history, problems};
    const some =
      untracked.length === 1 ? `\`${options.path}/${untracked[0]}\` has` : `${untracked.length} files have`;
    const message = history
      ? `In \`${options.path}\`, ${some} no last update, because git has no commit of them.`
      : `There is no last update to show in \`${options.path}\`, since the folder is not in a git repository.`;
    return {history, problems: [...problems, warn(message, `Commit the files, ${without}`)]};
  };
}

async function readFolder(folder: string): Promise<{history?: GitHistory; isShallow: boolean}> {
  const [history, isShallow] = await Promise.all([readGitHistory(folder), isShallowClone(folder)]);
  return {history, isShallow};
}
