import {LineCounter, parseAllDocuments} from 'yaml';
import type {Position} from '../shared/problems/Position.ts';

/** The first mistake in a YAML text of one or more documents, in the parser's words; undefined when there is none. */
export function findYamlMistake(text: string): (Position & {message: string}) | undefined {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines, prettyErrors: false});
  const [error] = [...documents].flatMap(({errors}) => errors);
  if (error === undefined) return undefined;
  const {line, col} = lines.linePos(error.pos[0]);
  return {message: error.message, line, column: col};
}
