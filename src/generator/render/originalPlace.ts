import type {SourceMap} from 'node:module';
import type {StackFrame} from './parseStack.ts';
import type {SourcePlace} from './RenderFault.ts';

/** The place in the source map's sources where the code of a stack frame was written; undefined if it is in none. */
export function originalPlace(map: SourceMap, {line, column, caller}: StackFrame): SourcePlace | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const {originalSource: file, originalLine, originalColumn} = entry;
  return {file, line: originalLine + 1, column: originalColumn + 1, ...(caller && {caller})};
}
