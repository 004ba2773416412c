import path from 'node:path';
import {readText} from '../../files/readText.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {DevProblem} from '../../shared/dev/DevMessage.ts';
import {toDevProblem} from './toDevProblem.ts';

/** All current problems, by the place where they were found. */
export interface ProblemStore {
  /**
   * Replaces the problems of one place.
   *
   * @param path Permalink, if the problems concern a single page.
   */
  set(place: string, problems: Problem[], path?: string): void;
  /** Clears all places whose name begins with the prefix, which are to be checked again. */
  clear(prefix: string): void;
  /** Notes that problems may be found until some work settles. */
  during(work: Promise<unknown>): void;
  /** The current problems, without duplicates, and whether more may be found by work that goes on. */
  list(): {problems: Problem[]; dev: DevProblem[]; isSettled: boolean};
}

/** Changes within this time (ms) are reported together. */
const PAUSE = 20;

/** @param onChange Called shortly after a change, with the problems that were cleared and have not been found again. */
export function createProblemStore(siteDir: string, onChange: (cleared: Problem[]) => void): ProblemStore {
  const places = new Map<string, {problems: Problem[]; path?: string}>();
  let cleared: Problem[] = [];
  let timer: NodeJS.Timeout | undefined;
  let busy = 0;
  const changed = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const found = new Set([...places.values()].flatMap(({problems}) => problems).map(textOf));
      const gone = cleared.filter((problem) => !found.has(textOf(problem)));
      cleared = [];
      onChange(gone);
    }, PAUSE);
    timer.unref();
  };
  // A missing file is itself the problem.
  const readSource = (file: string) => readText(path.join(siteDir, file));
  return {
    set(place, problems, of) {
      const known = places.get(place);
      if (JSON.stringify(known?.problems ?? []) === JSON.stringify(problems)) return;
      if (problems.length === 0) places.delete(place);
      else places.set(place, {problems, ...(of !== undefined && {path: of})});
      changed();
    },
    clear(prefix) {
      for (const [place, {problems}] of places) {
        if (!place.startsWith(prefix)) continue;
        cleared.push(...problems);
        places.delete(place);
        changed();
      }
    },
    during(work) {
      busy++;
      const settled = (): void => {
        busy--;
        changed();
      };
      work.then(settled, settled);
    },
    list() {
      const found = new Map<string, {problem: Problem; path?: string}>();
      for (const {problems, path: of} of places.values()) {
        for (const problem of problems) found.set(textOf(problem), {problem, path: of});
      }
      return {
        isSettled: busy === 0,
        problems: [...found.values()].map(({problem}) => problem),
        dev: [...found.values()].map(({problem, path: of}) => toDevProblem(problem, readSource, of)),
      };
    },
  };
}

/** The same for two problems without a difference. */
function textOf(problem: Problem): string {
  return JSON.stringify(problem);
}
