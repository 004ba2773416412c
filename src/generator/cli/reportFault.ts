import pc from 'picocolors';
import {printProblems} from '../problems/printProblems.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import {stackOf} from '../shared/invariants/stackOf.ts';
import {isSystemFault} from '../shared/problems/SystemFault.ts';

/** Prints an uncaught error: a system error as a problem, anything else as a bug of the generator. */
export function reportFault(error: unknown, siteDir: string): void {
  if (isSystemFault(error)) printProblems([systemProblem(error, {siteDir})], siteDir);
  else console.error(describeBug(error));
}

function describeBug(error: unknown): string {
  return [
    pc.red(pc.bold('This is a bug in the generator, not a mistake in your site.')),
    '',
    stackOf(error),
    '',
    'Report it with all of the lines above and, if you can, with the files of the site that make it happen.',
    `Node.js ${process.version} on ${process.platform} ${process.arch}.`,
  ].join('\n');
}
