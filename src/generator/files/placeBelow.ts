import path from 'node:path';

/** The path functions of this system, or of another. */
type Paths = Pick<typeof path, 'join' | 'relative' | 'isAbsolute' | 'sep'>;

/**
 * The absolute path of a file in a folder. Everything that is written to the output goes through here.
 *
 * @param folder Absolute path.
 * @param file Path below it, with `/`.
 * @throws for a path outside the folder, or of the folder itself
 */
export function placeBelow(folder: string, file: string, paths: Paths = path): string {
  const target = paths.join(folder, file);
  if (!isBelow(folder, target, paths)) throw new Error(`Expected ${file} to be below ${folder}`);
  return target;
}

/** Whether an absolute path is a folder, or below it. */
export function isIn(folder: string, target: string): boolean {
  return target === folder || isBelow(folder, target);
}

/** Whether an absolute path is strictly below a folder. */
export function isBelow(folder: string, target: string, paths: Paths = path): boolean {
  const relative = paths.relative(folder, target);
  return relative !== '' && relative.split(paths.sep)[0] !== '..' && !paths.isAbsolute(relative);
}
