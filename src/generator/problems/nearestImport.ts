import {readdirSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../shared/text/nearest.ts';

/**
 * The import that is most likely meant by one that does not resolve: of the file next to the missing one whose name is most
 * like it.
 *
 * @param request The import as it is written, without a query.
 * @param file Absolute path that it points to, with or without an extension.
 * @returns The import as it should be written, with an extension where `file` has one.
 */
export function nearestImport(request: string, file: string): string | undefined {
  const wanted = path.basename(file);
  // What has the very name is a folder that holds no such file.
  const names = namesIn(path.dirname(file)).filter((name) => name !== wanted);
  const near = nearest(wanted, names) ?? nearest(wanted, names.map(withoutExtension));
  return near && `${request.slice(0, request.lastIndexOf('/') + 1)}${near}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There is no such folder, and nothing near the file.
    return [];
  }
}

function withoutExtension(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}
