import path from 'node:path';
import {locateString, locateText} from '../problems/locateInSource.ts';
import {missingPackage} from '../problems/missingPackage.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {readText} from './readText.ts';

/**
 * Says what is wrong with an import that does not resolve, and where it is. Its place is looked for in the file as it was
 * written, since bundlers know that in the transformed module.
 *
 * @param request What is imported, with a query if there is one.
 * @param file Absolute path of the module that imports it.
 * @param roots What the first parts of names are short for: absolute paths.
 */
export function missingImport(
  request: string,
  file: string,
  roots: Readonly<Record<string, string>>,
): Pick<Problem, 'line' | 'column' | 'message' | 'hint'> {
  const [name = '', query = ''] = request.split(/(?=\?)/);
  const text = readText(file) ?? '';
  const place =
    // Names of loaders may come before it.
    locateString(text, request) ?? locateText(text, `!${name}`) ?? locateText(text, `(${request})`, 1);
  const alias = request.split('/')[0] ?? '';
  const root = roots[alias];
  // What a style sheet names with `url()` is next to it.
  const isNearStyle = file.endsWith('.css') && /\.(?!css$)\w+$/.test(name);
  if (root === undefined && !isNearStyle && !/^\.{0,2}\//.test(request))
    return {...place, ...missingPackage(request)};
  const wanted =
    root === undefined ? path.resolve(path.dirname(file), name) : path.join(root, name.slice(alias.length));
  const near = nearestImport(name, wanted);
  const otherwise = request.startsWith('/')
    ? 'Put it into a static folder, or correct the path.'
    : 'Check the path, or remove the import.';
  return {
    ...place,
    message: `The imported file \`${request}\` does not exist.`,
    hint: near ? `Did you mean \`${near}${query}\`?` : otherwise,
  };
}
