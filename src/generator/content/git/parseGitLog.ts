export interface Change {
  /** ISO date-time in UTC. */
  date: string;
  author: string;
}

/** First and last change of each file, by path relative to the folder, with `/`. */
export type GitHistory = Map<string, {first: Change; last: Change}>;

/**
 * Parses the output of `git log --format=%x01%ct%x09%aN --name-only -z`: commits from newest to oldest, each with its
 * time and author, followed by the files it changed.
 *
 * @returns the first and last change of each file.
 */
export function parseGitLog(output: string): GitHistory {
  const history: GitHistory = new Map();
  for (const commit of output.split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split('\0');
    const change = parseChange(head);
    for (const name of files) {
      const file = name.replace(/^\n/, '');
      if (file === '') continue;
      const known = history.get(file);
      if (known) known.first = change;
      else history.set(file, {first: change, last: change});
    }
  }
  return history;
}

/** Parses time and author of a commit, as `--format=%ct%x09%aN` prints them. */
export function parseChange(head: string): Change {
  const [seconds, author = ''] = head.split('\t');
  return {date: new Date(Number(seconds) * 1000).toISOString(), author: author.trim()};
}
