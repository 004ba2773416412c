import type {Problem} from '../shared/problems/Problem.ts';
import {InvalidYaml} from './InvalidYaml.ts';

/**
 * Converts an error of `parseYaml` to problems of a file, one for each mistake.
 *
 * @param what What the file is called in messages, for example `tags file`.
 * @throws any other error unchanged
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
