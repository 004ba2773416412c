import type {CompileOptions} from '../CompileOptions.ts';
import {resolveImport} from './resolveImport.ts';
import {standInKey} from './standInKey.ts';
import type {Specifier} from './specifiersOf.ts';

/**
 * Returns the registry keys of the components that a Markdown source imports, whether it renders them or not.
 *
 * @param file Path of the source relative to the site folder.
 */
export function importedComponents(
  specifiers: readonly Specifier[],
  file: string,
  {siteDir, standIns}: Pick<CompileOptions, 'siteDir' | 'standIns'>,
): (Pick<Specifier, 'place'> & {key: string})[] {
  return specifiers.flatMap(({specifier, names = [], place}) => {
    const target = resolveImport(specifier, file, siteDir);
    if (target?.kind !== 'component' || target.key === undefined) return [];
    const {key} = target;
    const missing = names.flatMap((name) => standInKey(key, name, standIns) ?? []);
    return [key, ...missing].map((one) => ({key: one, place}));
  });
}
