import type {RuleName} from '../../config/SiteConfig.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {listNames} from '../../shared/text/listNames.ts';
import type {HistoryGap} from './loadHistory.ts';
import {NO_GIT} from './readGitHistory.ts';

/** Warns of wrong or absent last updates: once for each cause, however many folders, such as versions, it affects. */
export function historyProblems(gaps: readonly HistoryGap[]): Problem[] {
  return [...groupBy(gaps, ({cause, fault = ''}) => `${cause} ${fault}`).values()].map((alike) => ({
    severity: 'warning',
    rule: 'missing-last-update' satisfies RuleName,
    ...describe(alike),
  }));
}

const WITHOUT = 'or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.';

function describe(gaps: readonly HistoryGap[]): Pick<Problem, 'message' | 'hint'> {
  const folders = listNames(gaps.map(({folder}) => folder));
  const commit = `Commit the files, ${WITHOUT}`;
  switch (gaps[0]?.cause) {
    case 'shallow':
      return {
        message: `The last updates shown in ${folders} are wrong: the clone is shallow and lacks older commits.`,
        hint: `Fetch all of them (\`fetch-depth: 0\` of actions/checkout, or \`git fetch --unshallow\`), ${WITHOUT}`,
      };
    case 'outside': {
      const they = gaps.length === 1 ? 'the folder is' : 'these folders are';
      return {
        message: `There is no last update to show in ${folders}, since ${they} not in a git repository.`,
        hint: commit,
      };
    }
    case 'unreadable': {
      const fault = gaps[0].fault ?? '';
      return {
        message: `There is no last update to show in ${folders}, since ${fault === NO_GIT ? '' : 'git cannot read it: '}${fault}.`,
        hint: fixOf(fault) ?? `Check the repository with \`git status\`, ${WITHOUT}`,
      };
    }
    default: {
      const files = gaps.flatMap(({folder, untracked}) => untracked.map((file) => `${folder}/${file}`));
      const isOne = files.length === 1;
      const which = isOne ? `\`${files[0]}\` has` : `${files.length} files have`;
      return {
        message: `In ${folders}, ${which} no last update, because git has no commit of ${isOne ? 'it' : 'them'}.`,
        hint: commit,
      };
    }
  }
}

function fixOf(fault: string): string | undefined {
  const [, foreign] = /^detected dubious ownership in repository at '(.*)'/.exec(fault) ?? [];
  if (foreign !== undefined)
    return `It belongs to another user, as in many containers: run \`git config --global --add safe.directory ${foreign}\`, ${WITHOUT}`;
  if (fault.includes('does not have any commits')) return `Commit the files, ${WITHOUT}`;
  return fault === NO_GIT ? `Install git, ${WITHOUT}` : undefined;
}
