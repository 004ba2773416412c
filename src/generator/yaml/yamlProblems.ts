import type {Problem} from '../shared/problems/Problem.ts';
import {InvalidYaml} from './InvalidYaml.ts';

/**
 * Turns what `parseYaml` threw into problems of a file, one a mistake.
 *
 * @param what What the file is called in messages: `tags file`.
 * @throws any other error, as it is
 */
export function yamlProblems(error: unknown, file: string, what: string): Problem[] {
  if (!(error instanceof InvalidYaml)) throw error;
  const format = /\.json$/i.test(file) ? 'JSON' : 'YAML';
  return error.mistakes.map(({reason, ...rest}) => ({
    severity: 'error',
    file,
    ...rest,
    message: `The ${what} is not valid ${format}: ${reason}.`,
  }));
}
