import path from 'node:path';

/**
 * The absolute path of a file of a folder. Whatever is written into the output goes through here.
 *
 * @param folder Absolute.
 * @param file Path below it, with `/`.
 * @throws for a path that leads out of the folder, or to the folder itself
 */
export function placeBelow(folder: string, file: string): string {
  const target = path.join(folder, file);
  if (!isBelow(folder, target)) throw new Error(`Expected ${file} to lie below ${folder}`);
  return target;
}

/** Whether an absolute path lies strictly below a folder. */
export function isBelow(folder: string, target: string): boolean {
  const relative = path.relative(folder, target);
  return relative !== '' && relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}
