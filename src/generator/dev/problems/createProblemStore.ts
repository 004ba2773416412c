import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {DevProblem} from '../../shared/dev/DevMessage.ts';
import {toDevProblem} from './toDevProblem.ts';

/** Everything that is wrong now, by where it was found. */
export interface ProblemStore {
  /**
   * Replaces what was found in one place.
   *
   * @param path Permalink of the one page that the problems concern.
   */
  set(place: string, problems: Problem[], path?: string): void;
  /** Forgets every place that begins so. */
  clear(prefix: string): void;
  /** What is wrong now, each problem once. */
  list(): {problems: Problem[]; dev: DevProblem[]};
}

/** Several changes within this time (ms) are reported at once. */
const PAUSE = 20;

/** @param onChange Called soon after something has changed. */
export function createProblemStore(siteDir: string, onChange: () => void): ProblemStore {
  const places = new Map<string, {problems: Problem[]; path?: string}>();
  let timer: NodeJS.Timeout | undefined;
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
      // The file is what is missing.
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
    list() {
      const found = new Map<string, {problem: Problem; path?: string}>();
      for (const {problems, path: of} of places.values()) {
        for (const problem of problems) found.set(JSON.stringify(problem), {problem, path: of});
      }
      return {
        problems: [...found.values()].map(({problem}) => problem),
        dev: [...found.values()].map(({problem, path: of}) => toDevProblem(problem, readSource, of)),
      };
    },
  };
}
