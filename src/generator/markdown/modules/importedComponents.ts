import {findImports} from './findImports.ts';
import {resolveImport} from './resolveImport.ts';

/**
 * Registry keys of the components that a Markdown source imports, whether it draws them or not. The registry is made of
 * these before anything is compiled, so they may depend on nothing but the text.
 *
 * @param body Its text after the front matter.
 * @param file Path of the source relative to the site folder.
 */
export function importedComponents(body: string, file: string, siteDir: string): string[] {
  return findImports(body).flatMap((specifier) => {
    const target = resolveImport(specifier, file, siteDir);
    return target?.kind === 'component' && target.key !== undefined ? [target.key] : [];
  });
}
