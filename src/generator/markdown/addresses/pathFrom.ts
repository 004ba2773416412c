import {posix} from 'node:path';

/** Writes the path of a file as a link from another one. */
export function pathFrom(source: string, file: string): string {
  const relative = posix.relative(posix.dirname(source), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
