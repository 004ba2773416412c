import type {Document, LineCounter} from 'yaml';
import {createMisalignedFinder} from './createMisalignedFinder.ts';
import {createOpenerFinder} from './createOpenerFinder.ts';
import type {YamlMistake} from './InvalidYaml.ts';
import {INDENT_HINT, INDENT_MISTAKE, lookalikeMistake, otherIndents} from './lookalikes.ts';
import {yamlReason} from './yamlReason.ts';

const MOST_MISTAKES = 10;

interface Mistake {
  offset: number;
  line: number;
  reason: string;
  hint: string;
  /** `rest` is text after the end of the document as the parser understood it. */
  kind: 'opener' | 'misaligned' | 'rest' | 'other';
}

/**
 * The syntax errors of a document, in plain words.
 *
 * @param text The whole text that was parsed, which may contain other documents.
 */
export function syntaxMistakes(document: Document.Parsed, text: string, lines: LineCounter): YamlMistake[] {
  if (document.errors.length === 0) return [];
  const indent = otherIndents(text)[0];
  const findOpener = createOpenerFinder(document, text);
  const findMisaligned = createMisalignedFinder(document, text);
  const mistakes = document.errors
    .map(({message, pos}): Mistake => {
      const opener = findOpener({message, offset: pos[0]});
      const misaligned = opener === undefined ? findMisaligned({message, pos}) : undefined;
      const offset = opener ?? misaligned?.offset ?? pos[0];
      const other = /in YAML stream/.test(message) ? 'rest' : 'other';
      const kind = opener !== undefined ? 'opener' : misaligned ? 'misaligned' : other;
      const explained = misaligned ?? {...yamlReason(message), ...lookalikeMistake(message, text, offset)};
      return {offset, line: lines.linePos(offset).line, ...explained, kind};
    })
    .sort((a, b) => a.offset - b.offset);
  // What is wrong after such a line most often follows from it.
  if (indent !== undefined && indent <= (mistakes[0]?.line ?? 0)) {
    return [{line: indent, column: 1, reason: `a line ${INDENT_MISTAKE}`, hint: INDENT_HINT}];
  }
  return withoutConsequences(mistakes)
    .slice(0, MOST_MISTAKES)
    .map(({offset, reason, hint}) => {
      const {line, col} = lines.linePos(offset);
      return {line, column: col, reason, hint};
    });
}

/**
 * Leaves out what follows from an earlier mistake, so that one mistake is reported once. The mistakes are in the order
 * of the text.
 */
function withoutConsequences(mistakes: readonly Mistake[]): Mistake[] {
  // What follows an open quote or bracket is read as a part of it.
  const opener = mistakes.find(({kind}) => kind === 'opener')?.offset ?? Number.POSITIVE_INFINITY;
  const kept: Mistake[] = [];
  let previous: Mistake | undefined;
  for (const one of mistakes) {
    const isMeaningful = one.kind === 'opener' || one.offset <= opener;
    // A block of keys is moved as a whole.
    const isSameBlock = one.kind === 'misaligned' && previous?.kind === 'misaligned';
    const isConsequence =
      previous !== undefined &&
      (one.kind === 'rest' || one.line === previous.line || (isSameBlock && one.line === previous.line + 1));
    if (isMeaningful && !isConsequence) kept.push(one);
    if (!isConsequence || isSameBlock) previous = one;
  }
  return kept;
}
