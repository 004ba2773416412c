import type {Document, LineCounter} from 'yaml';
import {createOpenerFinder} from './createOpenerFinder.ts';
import type {YamlMistake} from './InvalidYaml.ts';
import {yamlReason} from './yamlReason.ts';

const MOST_MISTAKES = 10;

/**
 * The syntax errors of a document, in plain words.
 *
 * @param text The whole text that was parsed, which may contain other documents.
 */
export function syntaxMistakes(document: Document.Parsed, text: string, lines: LineCounter): YamlMistake[] {
  const findOpener = createOpenerFinder(document, text);
  const mistakes = document.errors
    .map(({message, pos: [offset]}) => {
      const opener = findOpener({message, offset});
      return {message, offset: opener ?? offset, isOpener: opener !== undefined};
    })
    .sort((a, b) => a.offset - b.offset);
  // What follows an open quote or bracket is read as a part of it, so that its errors are no mistakes.
  const end = mistakes.find(({isOpener}) => isOpener)?.offset ?? text.length;
  return mistakes
    .filter(({offset, isOpener}) => isOpener || offset <= end)
    .slice(0, MOST_MISTAKES)
    .map(({message, offset}) => {
      const {line, col} = lines.linePos(offset);
      return {line, column: col, ...yamlReason(message)};
    });
}
