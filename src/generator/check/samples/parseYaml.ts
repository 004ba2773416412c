import {LineCounter, parseAllDocuments} from 'yaml';
import type {SampleError} from './SampleError.ts';

/** Parses a YAML sample of one or more documents (YAML 1.2). */
export function parseYaml(code: string): SampleError | undefined {
  const lines = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter: lines, prettyErrors: false});
  const [error] = [...documents].flatMap(({errors}) => errors);
  if (error === undefined) return undefined;
  const {line, col} = lines.linePos(error.pos[0]);
  return {message: error.message, line, column: col};
}
