import {codeFrame} from '../../problems/codeFrame.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {DevProblem} from '../../shared/dev/DevMessage.ts';

const WIDTH = 92;

/**
 * Adds the surrounding lines to a problem.
 *
 * @param readSource Returns the text of a file of the site.
 * @param path Permalink, if the problem concerns a single page.
 */
export function toDevProblem(
  {severity, file, line, column, message, hint}: Problem,
  readSource: (file: string) => string | undefined,
  path?: string,
): DevProblem {
  const source = file === undefined || line === undefined ? undefined : readSource(file);
  const frame =
    source === undefined || line === undefined
      ? ''
      : codeFrame(source, {line, column}, WIDTH)
          .map(({kind, number, text}) => `${kind === 'marked' ? '>' : ' '} ${number} │ ${text}`.trimEnd())
          .join('\n');
  return {
    severity,
    ...(file !== undefined && {file}),
    ...(line !== undefined && {line}),
    ...(column !== undefined && {column}),
    message,
    ...(hint !== undefined && {hint}),
    ...(frame !== '' && {frame}),
    ...(path !== undefined && {path}),
  };
}
