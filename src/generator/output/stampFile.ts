import {stat} from 'node:fs/promises';
import {expectDefined} from '../shared/invariants/expectDefined.ts';

/** Size and time of the last change of a file; undefined when there is none. */
export async function stampFile(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? `${stats.size}:${stats.mtimeMs}` : undefined;
}

/**
 * The stamp of a file that was just written.
 *
 * @throws when it is missing
 */
export async function requireStamp(file: string): Promise<string> {
  return expectDefined(await stampFile(file), `the written file ${file}`);
}
