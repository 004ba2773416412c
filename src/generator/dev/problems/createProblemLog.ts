import type {Problem} from '../../shared/problems/Problem.ts';

/**
 * Creates the function that prints problems: each is printed once; of those that remain, only the number is printed
 * afterwards.
 *
 * @param log Takes lines for the terminal.
 * @param print Prints problems with their source lines.
 * @returns a function that takes all current problems, and whether they are known to be all: that some are fixed is
 * only printed then. Nor are those fixed that are to be looked for again.
 */
export function createProblemLog(
  log: (line: string) => void,
  print: (problems: Problem[]) => void,
): (problems: Problem[], isSettled: boolean, cleared?: Problem[]) => void {
  let known = new Map<string, number>();
  return (problems, isSettled, cleared = []) => {
    for (const problem of cleared) take(known, identity(problem));
    const before = new Map(known);
    const fresh = problems.filter((problem) => !take(before, identity(problem)));
    const fixed = sum(before.values());
    if (fresh.length === 0 && !isSettled) return;
    known = new Map();
    for (const problem of problems) {
      const key = identity(problem);
      known.set(key, (known.get(key) ?? 0) + 1);
    }
    const rest = problems.length - fresh.length;
    if (fresh.length > 0) print(fresh);
    if (fresh.length > 0 && rest > 0) log(`${remain(rest, 'other problem')}.`);
    if (fresh.length > 0 || fixed === 0) return;
    log(
      rest === 0
        ? 'All problems are fixed.'
        : `${fixed === 1 ? '1 problem is' : `${fixed} problems are`} fixed; ${remain(rest, 'other')}.`,
    );
  };
}

/** A problem that has only moved to another line is not new. */
function identity({severity, file, message}: Problem): string {
  return JSON.stringify([severity, file, message]);
}

/** Removes one occurrence of a key; returns false if there is none. */
function take(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}

function remain(count: number, noun: string): string {
  return count === 1 ? `1 ${noun} remains` : `${count} ${noun}s remain`;
}
