import {randomUUID} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes what all batches of a task need to a file, so that each thread reads it once instead of receiving it with every
 * batch. The file exists until the work is done.
 */
export async function withTaskFile<Result>(
  cacheDir: string,
  content: string | Uint8Array,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(cacheDir, {recursive: true});
  // Threads keep what they have read under this name.
  const file = path.join(cacheDir, `task-${process.pid}-${randomUUID()}`);
  try {
    await writeFile(file, content);
    return await work(file);
  } finally {
    await rm(file, {force: true});
  }
}
