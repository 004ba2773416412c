import {parsePointer} from './jsonPointer.ts';
import type {Place} from './SourceFile.ts';

/** A name for the target of a reference to another file: its key, or the file's name. */
export function componentName({file, pointer}: Place): string {
  const structural = new Set(['properties', 'items', 'components', 'schemas', 'definitions', '$defs']);
  const keys = parsePointer(pointer).filter((key) => !structural.has(key));
  const name = isComponentPointer(pointer) ? (keys.at(-1) ?? '') : keys.join('_');
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  return (name || base).replace(/[^\w.-]+/g, '_') || 'Unnamed';
}

/** Whether the author has named a place: as a component, a top-level key, or a file. */
export function hasName({pointer}: Place): boolean {
  return parsePointer(pointer).length <= 1 || isComponentPointer(pointer);
}

/** Whether a pointer points to a component or a JSON Schema definition. */
export function isComponentPointer(pointer: string): boolean {
  return /^\/(?:components\/[^/]+|definitions|\$defs)\/[^/]+$/.test(pointer);
}
