import path from 'node:path';

/** The path of a file or folder relative to a folder, with `/` on every system: how problems and records name files. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
