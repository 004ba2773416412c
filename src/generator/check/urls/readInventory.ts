import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {hasCode} from '../../shared/problems/hasCode.ts';
import {parseInventory, type ReadInventory} from './parseInventory.ts';

/** Reads the inventory of a site; undefined if there is none yet. */
export async function readInventory(siteDir: string, file: string): Promise<ReadInventory | undefined> {
  const text = await readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseInventory(text);
}
