import {prefixOf} from './moduleShims.ts';

/** The shims are on a module's first line, before its own text. */
export function withoutPrefix(file: string, line: number, column: number): number {
  return line === 1 ? Math.max(0, column - prefixOf(file).length) : column;
}
