import {existsSync} from 'node:fs';
import path from 'node:path';
import {isMarkdownFile} from '../../config/contentFormat.ts';
import {readText} from '../../files/readText.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import {importPath} from '../../markdown/modules/resolveImport.ts';
import {locateString} from '../../problems/locateInSource.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {siteFileOf, siteKey} from '../../shared/address/siteKey.ts';

/** The site's own files among the components of a compiled page, relative to the site folder. */
export function componentFiles({components}: Pick<CompiledMeta, 'components'>): string[] {
  return components.flatMap((key) => siteFileOf(key) ?? []);
}

/**
 * Finds components that a page renders and whose files have been removed since it was compiled.
 *
 * @param file The page's source, relative to the site folder.
 */
export function findMissingComponents(
  siteDir: string,
  file: string,
  meta: Pick<CompiledMeta, 'components' | 'dependencies'>,
): Problem[] {
  const missing = componentFiles(meta).filter((component) => !existsSync(path.join(siteDir, component)));
  if (missing.length === 0) return [];
  // The import may be in a partial.
  const partials = Object.keys(meta.dependencies.files).filter(isMarkdownFile);
  const sources = [file, ...partials].map((name) => ({
    name,
    // If the page itself is missing too, the problem has no line.
    text: readText(path.join(siteDir, name)) ?? '',
  }));
  return missing.map((component) => {
    const found = sources.flatMap(({name, text}) => {
      const request = stringsIn(text).find((one) => isImportOf(importPath(one, name), component));
      return request === undefined ? [] : [{file: name, request, ...locateString(text, request)}];
    })[0];
    const {request = siteKey(component), ...place} = found ?? {file};
    const near = nearestImport(request, path.join(siteDir, component));
    return {
      severity: 'error',
      ...place,
      message: `The imported file \`${request}\` does not exist.`,
      hint: near ? `Did you mean \`${near}\`?` : 'Restore the file, or remove the import.',
    };
  });
}

/** The quoted strings: one of them is the import request of the component. */
function stringsIn(text: string): string[] {
  return [...text.matchAll(/(['"])(.+?)\1/g)].flatMap(([, , string = '']) => string);
}

/** Whether a path without extension, or a folder with an index file, resolves to the file. */
function isImportOf(target: string | undefined, file: string): boolean {
  if (target === undefined || !file.startsWith(target)) return false;
  return /^(?:\/index)?(?:\.\w+)?$/.test(file.slice(target.length));
}
