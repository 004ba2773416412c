import path from 'node:path';
import {nearest} from '../shared/text/nearest.ts';
import {namesToSuggest} from './namesToSuggest.ts';

/**
 * Returns the import that was most likely meant by an unresolved one: the file in the same folder whose name is most
 * similar.
 *
 * @param request The import as written, without a query.
 * @param file Absolute path that it points to, with or without an extension.
 * @returns The import as it should be written, with an extension if `file` has one.
 */
export function nearestImport(request: string, file: string): string | undefined {
  const wanted = path.basename(file);
  // An exact match is a folder that does not contain an index file.
  const names = namesToSuggest(path.dirname(file)).filter((name) => name !== wanted);
  const near = nearest(wanted, names) ?? nearest(wanted, names.map(withoutExtension));
  return near && `${request.slice(0, request.lastIndexOf('/') + 1)}${near}`;
}

function withoutExtension(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}
