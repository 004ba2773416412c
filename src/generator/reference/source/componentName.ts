import {parsePointer} from './jsonPointer.ts';
import type {Place} from './SourceFile.ts';

/** A name for what a reference into another file points to: its key, or the file's name. */
export function componentName({file, pointer}: Place): string {
  const structural = new Set(['properties', 'items', 'components', 'schemas', 'definitions', '$defs']);
  const keys = parsePointer(pointer).filter((key) => !structural.has(key));
  const name = isComponentPointer(pointer) ? (keys.at(-1) ?? '') : keys.join('_');
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  return (name || base).replace(/[^\w.-]+/g, '_') || 'Unnamed';
}

/** Whether what is at a place has a name from its author: that of a component, of a key at the top, or of a file. */
export function hasName({pointer}: Place): boolean {
  return parsePointer(pointer).length <= 1 || isComponentPointer(pointer);
}

/** Whether a pointer points to a component, or to a definition of JSON Schema. */
export function isComponentPointer(pointer: string): boolean {
  return /^\/(?:components\/[^/]+|definitions|\$defs)\/[^/]+$/.test(pointer);
}
