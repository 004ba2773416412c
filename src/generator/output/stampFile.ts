import {stat} from 'node:fs/promises';

/** Size and time of the last change of a file; undefined when there is none. */
export async function stampFile(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? `${stats.size}:${stats.mtimeMs}` : undefined;
}
