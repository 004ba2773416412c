import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {PreparedSource} from '../compileSource.ts';
import {UNCLOSED_COMMENT} from './comments.ts';
import {FORMULA_MESSAGE} from './formula.ts';
import {hideMistake, hideOrphan} from './hideMistake.ts';
import {syntaxProblem, UNCLOSED_FENCE} from './syntaxProblem.ts';

/** More of them say little more, and each costs a run of the parser. */
const LIMIT = 30;

/** The syntax errors of a source, and the rest of it. */
export interface SyntaxProblems {
  problems: Problem[];
  /** The text without the errors; undefined if it is not clear how far one of them reaches. */
  rest?: string;
}

/**
 * Describes the MDX syntax errors of a source. The parser stops at the first: each is hidden and the rest parsed again,
 * so that the writer can correct all of them at once.
 *
 * @param error What parsing or compiling the source has thrown.
 * @throws the error itself when it does not come from the parser
 */
export function syntaxProblems(error: unknown, prepared: PreparedSource): SyntaxProblems {
  const problems = [syntaxProblem(error, prepared.source)];
  // Blank lines, which end what is hidden, are easier to find with one kind of line break.
  let text = prepared.source.text.replaceAll('\r\n', ' \n');
  let orphans: readonly string[] = [];
  let current: unknown = error;
  for (let count = 0; count < LIMIT && current instanceof VFileMessage; count++) {
    const orphan = hideOrphan(current, text, orphans);
    if (!orphan && count > 0) problems.push(syntaxProblem(current, {...prepared.source, text}));
    const hidden = orphan ?? (problems.some(isEndless) ? undefined : hideMistake(current, text, orphans));
    if (hidden === undefined) break;
    ({text, orphans} = hidden);
    current = parseError(text, prepared);
  }
  return {
    problems: withoutRepetition(problems).sort(byPlace),
    ...(current === undefined && {rest: text}),
  };
}

function parseError(text: string, {file, processor}: PreparedSource): unknown {
  try {
    processor.parse(new VFile({path: file.path, cwd: file.cwd, value: text, data: file.data}));
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Whether all that follows is part of the mistake. */
function isEndless({message}: Problem): boolean {
  return message === UNCLOSED_FENCE.message || message === UNCLOSED_COMMENT.message;
}

/** A formula has many braces, and each is the same mistake. */
function withoutRepetition(problems: Problem[]): Problem[] {
  const lines = new Set<number | undefined>();
  return problems.filter(
    ({line, message}) => message !== FORMULA_MESSAGE || (!lines.has(line) && lines.add(line)),
  );
}

/** The parser finds wrong tags after everything else. */
function byPlace(one: Problem, other: Problem): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
