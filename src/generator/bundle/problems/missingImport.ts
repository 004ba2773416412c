import path from 'node:path';
import {locateString, locateText} from '../../problems/locateInSource.ts';
import {installedFor} from '../../files/packages/dependencies.ts';
import {importTarget} from '../standIns/standIns.ts';
import {missingFromPackage} from '../../problems/missingPackage.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import {siteImport} from '../../files/code/siteImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {readText} from '../../files/readText.ts';

/**
 * Describes an import that does not resolve, with its position. The position is searched in the original file, since
 * bundlers only know the transformed module.
 *
 * @param request The import request, including a query, without the `~` with which a style sheet marks a package.
 * @param file Absolute path of the module that imports it.
 * @param roots Absolute paths that the first parts of names stand for.
 */
export function missingImport(
  request: string,
  file: string,
  roots: Readonly<Record<string, string>>,
): Pick<Problem, 'line' | 'column' | 'message' | 'hint'> {
  const [name = '', query = ''] = request.split(/(?=\?)/);
  const text = readText(file) ?? '';
  const place =
    // Loader names may precede it.
    locateString(text, request) ??
    locateString(text, `~${request}`) ??
    locateText(text, `!${name}`) ??
    locateText(text, `(${request})`, 1);
  // Files that a style sheet names with `url()` are relative to it.
  const isNearStyle = file.endsWith('.css') && /\.(?!css$)\w+$/.test(name);
  const wanted =
    importTarget(name, file, roots) ?? (isNearStyle ? path.resolve(path.dirname(file), name) : undefined);
  if (wanted === undefined) {
    const meant = siteImport(roots['@site'] ?? '', name);
    const missing = missingFromPackage(name, installedFor(path.dirname(file)));
    return {...place, ...missing, ...(meant && {hint: `Did you mean \`${meant}\`?`})};
  }
  const near = nearestImport(name, wanted);
  const otherwise = request.startsWith('/')
    ? 'Put it in a static folder, or fix the path.'
    : 'Check the path, or remove the import.';
  return {
    ...place,
    message: `The imported file \`${request}\` does not exist.`,
    hint: near ? `Did you mean \`${near}${query}\`?` : otherwise,
  };
}
