import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {placeBelow} from '../files/placeBelow.ts';
import {linkInFolder, writeInFolder} from '../files/writeInFolder.ts';
import {type AssetRenaming, createAssetRenaming} from '../render/renameAssets.ts';
import type {OutputManifest, WrittenFile, WrittenOutput} from './OutputManifest.ts';
import {type OutputPage, partsOfKey} from './plan/outputPages.ts';
import type {OutputPlan} from './plan/planOutput.ts';
import {requireStamp, stampNow} from './stampFile.ts';

/** Pages that have been written, and pages that still have to be rendered. */
export interface RenamedPages {
  /** Written pages, by id. */
  written: Map<string, WrittenOutput>;
  /** The pages to be rendered. */
  rest: OutputPage[];
}

/** How many pages are written before yielding to other work. */
const TURN = 50;

/**
 * Writes those pages to the next output folder that differ from the last output only in the addresses of the app's
 * files. They need not be rendered.
 *
 * @param pages Pages whose files in the output are out of date.
 * @param last The last output, and its absolute path.
 */
export async function renamePages(
  pages: readonly OutputPage[],
  {shell, addresses}: Pick<OutputPlan, 'shell' | 'addresses'>,
  next: string,
  {outDir, manifest}: {outDir: string; manifest: OutputManifest},
): Promise<RenamedPages> {
  const byHash = new Map(
    Object.entries(manifest.addresses ?? {}).map(([hash, before]) => [
      hash,
      createAssetRenaming(before, addresses, shell.tags?.head),
    ]),
  );
  const result: RenamedPages = {written: new Map(), rest: []};
  for (const [index, page] of pages.entries()) {
    if (index % TURN === TURN - 1) await setImmediate();
    const known = manifest.written.get(page.id);
    const {rendering, addressHash} = partsOfKey(known?.key ?? '');
    const renaming = rendering === page.rendering ? byHash.get(addressHash) : undefined;
    const files = known && renaming && (await renameFiles(outDir, next, known, renaming));
    if (files) result.written.set(page.id, {...known, key: page.key, files});
    else result.rest.push(page);
  }
  return result;
}

/** Writes the new files of a page; returns undefined if one of the old ones has been modified. */
async function renameFiles(
  outDir: string,
  next: string,
  {files}: WrittenOutput,
  renaming: AssetRenaming,
): Promise<WrittenFile[] | undefined> {
  const texts = new Map<string, string>();
  const same: WrittenFile[] = [];
  for (const [file, stamp] of files) {
    if (isSame(file, renaming)) {
      same.push([file, stamp]);
      continue;
    }
    const text = readAsStamped(path.join(outDir, file), stamp);
    const renamed = text === undefined ? undefined : rename(file, text, renaming);
    if (renamed === undefined) return undefined;
    texts.set(file, renamed);
  }
  for (const [file, stamp] of same)
    if (!linkAsStamped(path.join(outDir, file), placeBelow(next, file), stamp)) return undefined;
  for (const [file, text] of texts) writeInFolder(placeBelow(next, file), text);
  return files.map(([file]) => [file, requireStamp(placeBelow(next, file))]);
}

/** Page modules contain no addresses of the app's files. */
function isSame(file: string, {keepsData}: AssetRenaming): boolean {
  return !file.endsWith('.html') && (keepsData || !file.endsWith('.json'));
}

function rename(file: string, text: string, renaming: AssetRenaming): string | undefined {
  return file.endsWith('.html') ? renaming.document(text) : renaming.data(text);
}

/** @returns Whether the file is still as it was written. */
function linkAsStamped(from: string, target: string, stamp: string): boolean {
  try {
    linkInFolder(from, target);
    return stampNow(from)?.stamp === stamp;
  } catch {
    return false;
  }
}

/** The stamp is checked after reading: another build may replace the output in the meantime. */
function readAsStamped(file: string, stamp: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return stampNow(file)?.stamp === stamp ? text : undefined;
  } catch {
    return undefined;
  }
}
