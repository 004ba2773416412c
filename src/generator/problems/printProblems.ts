import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from './formatProblems.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Prints all problems of a run to standard error, grouped by file, with code frames. */
export function printProblems(problems: Problem[], siteDir: string): void {
  if (problems.length === 0) return;
  const readSource = (file: string): string | undefined => {
    try {
      return readFileSync(path.join(siteDir, file), 'utf8');
    } catch {
      // The missing file itself is the problem.
      return undefined;
    }
  };
  const color = process.stderr.isTTY === true && !process.env.NO_COLOR;
  console.error(formatProblems(problems, {readSource, color}));
}
