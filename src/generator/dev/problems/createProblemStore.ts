import {readFileSync} from 'node:fs';
import path from 'node:path';
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
  /** Clears all places whose name begins with the prefix. */
  clear(prefix: string): void;
  /** Notes that problems may be found until some work settles. */
  during(work: Promise<unknown>): void;
  /** The current problems, without duplicates, and whether more may be found by work that goes on. */
  list(): {problems: Problem[]; dev: DevProblem[]; isSettled: boolean};
}

/** Changes within this time (ms) are reported together. */
const PAUSE = 20;

/** @param onChange Called shortly after a change. */
export function createProblemStore(siteDir: string, onChange: () => void): ProblemStore {
  const places = new Map<string, {problems: Problem[]; path?: string}>();
  let timer: NodeJS.Timeout | undefined;
  let busy = 0;
  const changed = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, PAUSE);
    timer.unref();
  };
  const readSource = (file: string): string | undefined => {
    try {
      return readFileSync(path.join(siteDir, file), 'utf8');
    } catch {
      // The missing file itself is the problem.
      return undefined;
    }
  };
  return {
    set(place, problems, of) {
      const known = places.get(place);
      if (JSON.stringify(known?.problems ?? []) === JSON.stringify(problems)) return;
      if (problems.length === 0) places.delete(place);
      else places.set(place, {problems, ...(of !== undefined && {path: of})});
      changed();
    },
    clear(prefix) {
      for (const place of places.keys()) {
        if (!place.startsWith(prefix)) continue;
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
        for (const problem of problems) found.set(JSON.stringify(problem), {problem, path: of});
      }
      return {
        isSettled: busy === 0,
        problems: [...found.values()].map(({problem}) => problem),
        dev: [...found.values()].map(({problem, path: of}) => toDevProblem(problem, readSource, of)),
      };
    },
  };
}
