import type {Position} from '../../shared/problems/Position.ts';
import {createYamlLocator} from '../../yaml/locateYaml.ts';
import {createJsonLocator} from './createJsonLocator.ts';
import {parsePointer} from './jsonPointer.ts';
import type {Place, SourceFile} from './SourceFile.ts';

/** Larger YAML files are not parsed a second time just to find the line of a warning, which takes seconds. */
const LARGEST_YAML = 10_000_000;

export type Locate = (place: Place) => Partial<Position>;

/** Creates a function that finds the line of a place in the document. Files are parsed again only on demand. */
export function createLocator(files: ReadonlyMap<string, Pick<SourceFile, 'file' | 'text'>>): Locate {
  const finders = new Map<string, (pointer: string) => Partial<Position>>();
  return ({file, pointer}) => {
    const source = files.get(file);
    if (!source) return {};
    const find = finders.get(file) ?? createFinder(source);
    finders.set(file, find);
    return find(pointer);
  };
}

function createFinder({
  file,
  text,
}: Pick<SourceFile, 'file' | 'text'>): (pointer: string) => Partial<Position> {
  if (/\.json$/i.test(file)) {
    const locate = createJsonLocator(text);
    return (pointer) => locate(pointer) ?? {};
  }
  if (text.length > LARGEST_YAML) return () => ({});
  const locate = createYamlLocator(text);
  return (pointer) => locate(parsePointer(pointer), 'key') ?? locate([], 'key') ?? {};
}
