import {pointerPart, valueAt} from './jsonPointer.ts';

/** One file of an OpenAPI document. */
export interface SourceFile {
  /** Relative to the site folder, with `/`. */
  file: string;
  /** SHA-1 (hex) of the bytes. */
  hash: string;
  text: string;
  /** The parsed content; undefined when it could not be parsed. */
  data: unknown;
}

/** A place in the document: a file and a JSON pointer in it. */
export interface Place {
  file: string;
  pointer: string;
}

/** A text that is the same for the same place only. */
export function placeKey({file, pointer}: Place): string {
  return `${file}#${pointer}`;
}

/** The place of a value in the one at a place, by its key. */
export function below({file, pointer}: Place, key: string | number): Place {
  return {file, pointer: pointer + pointerPart(key)};
}

/** The value at a place; undefined if there is none. */
export function valueAtPlace(files: ReadonlyMap<string, SourceFile>, {file, pointer}: Place): unknown {
  return valueAt(files.get(file)?.data, pointer);
}
