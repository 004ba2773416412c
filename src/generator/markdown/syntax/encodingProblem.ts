import {isUtf8} from 'node:buffer';
import {positionAt} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CutText} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {SourceFiles} from '../files/SourceFiles.ts';

/**
 * Returns the problem of a source that is not UTF-8 text: another encoding, or a binary file. The file is read again
 * only if its text contains replacement characters.
 */
export function encodingProblem(
  {yaml, body, linesBefore}: CutText,
  file: string,
  files: SourceFiles,
): Problem | undefined {
  const text = UNREADABLE.test(yaml) ? yaml : '\n'.repeat(linesBefore) + body;
  const hasNull = text.includes('\0');
  if (!hasNull && !text.includes('\uFFFD')) return undefined;
  const bytes = files.read(file)?.bytes;
  if (bytes === undefined || (!hasNull && isUtf8(bytes))) return undefined;
  return {
    severity: 'error',
    file,
    ...positionAt(text, text.search(UNREADABLE)),
    message: 'The file is not UTF-8 text.',
    hint: 'Save it with the encoding UTF-8; if it is not Markdown, give it another extension.',
  };
}

const UNREADABLE = /[\0\uFFFD]/;
