import type {Document, LineCounter} from 'yaml';
import {findOpener} from './findOpener.ts';
import type {YamlMistake} from './InvalidYaml.ts';
import {yamlReason} from './yamlReason.ts';

const MOST_MISTAKES = 10;

/**
 * The syntax errors of a document, in plain words.
 *
 * @param text The whole text that was parsed, which may contain other documents.
 */
export function syntaxMistakes(document: Document.Parsed, text: string, lines: LineCounter): YamlMistake[] {
  return document.errors.slice(0, MOST_MISTAKES).map(({message, pos}) => {
    const opener = findOpener(document, text, {message, offset: pos[0]});
    const {line, col} = lines.linePos(opener ?? pos[0]);
    return {line, column: col, ...yamlReason(message)};
  });
}
