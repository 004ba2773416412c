import type {Metafile} from 'esbuild';
import {GENERATOR_ALIAS} from '../modules/sourceRoots.ts';

const ENTRY = '<stdin>';

/**
 * The files of a prerender bundle that only components of pages need.
 *
 * @returns for each component, by registry key, names of files in the metafile
 */
export function componentFiles({inputs}: Pick<Metafile, 'inputs'>): Record<string, string[]> {
  const isComponent = ({kind, original = ''}: {kind: string; original?: string}): boolean =>
    kind === 'dynamic-import' && !original.startsWith(`${GENERATOR_ALIAS}/`);
  const importsOf = (file: string) => inputs[file]?.imports ?? [];
  const addAll = (file: string, found: Set<string>, isLeftOut: (file: string) => boolean): Set<string> => {
    if (found.has(file) || isLeftOut(file)) return found;
    found.add(file);
    for (const one of importsOf(file))
      if (file !== ENTRY || !isComponent(one)) addAll(one.path, found, isLeftOut);
    return found;
  };
  const ofApp = addAll(ENTRY, new Set(), () => false);
  const components = importsOf(ENTRY).filter(isComponent);
  return Object.fromEntries(
    components.map(({path, original = path}) => [
      original,
      [...addAll(path, new Set(), (file) => ofApp.has(file))],
    ]),
  );
}
