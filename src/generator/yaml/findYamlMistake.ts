import {type Document, LineCounter, parseAllDocuments} from 'yaml';
import type {YamlMistake} from './InvalidYaml.ts';
import {syntaxMistakes} from './syntaxMistakes.ts';

/** The first mistake in a YAML text of one or more documents; undefined if there is none. */
export function findYamlMistake(text: string): YamlMistake | undefined {
  const lines = new LineCounter();
  const documents: Document.Parsed[] = [
    ...parseAllDocuments(text, {lineCounter: lines, prettyErrors: false}),
  ];
  return documents.flatMap((document) => syntaxMistakes(document, text, lines))[0];
}
