import {notUtf8, UNREADABLE} from '../../problems/notUtf8.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CutText} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {SourceFiles} from '../files/SourceFiles.ts';

/**
 * Returns the problem of a source that is not UTF-8 text: another encoding, or a binary file. The file is read again
 * only if its text contains replacement characters.
 */
export function encodingProblem(
  {yaml, body}: CutText,
  file: string,
  files: SourceFiles,
): Problem | undefined {
  if (!UNREADABLE.test(yaml) && !UNREADABLE.test(body)) return undefined;
  const bytes = files.read(file)?.bytes;
  const mistake = bytes && notUtf8(bytes);
  if (mistake === undefined) return undefined;
  const hint = `${mistake.hint} If it is not Markdown, give it another extension.`;
  return {severity: 'error', file, ...mistake, hint};
}
