import {resolveImport} from './resolveImport.ts';
import type {Specifier} from './specifiersOf.ts';

/**
 * Returns the registry keys of the components that a Markdown source imports, whether it renders them or not.
 *
 * @param file Path of the source relative to the site folder.
 */
export function importedComponents(
  specifiers: readonly Specifier[],
  file: string,
  siteDir: string,
): (Pick<Specifier, 'place'> & {key: string})[] {
  return specifiers.flatMap(({specifier, place}) => {
    const target = resolveImport(specifier, file, siteDir);
    return target?.kind === 'component' && target.key !== undefined ? [{key: target.key, place}] : [];
  });
}
