import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {type AssetRenaming, createAssetRenaming} from '../render/renameAssets.ts';
import type {OutputManifest, WrittenFile, WrittenOutput} from './OutputManifest.ts';
import {type OutputPage, partsOfKey} from './plan/outputPages.ts';
import type {OutputPlan} from './plan/planOutput.ts';
import type {PagesAhead} from './PagesAhead.ts';
import {stampNow} from './stampFile.ts';
import {keepFile, type OutputFolders, writeOrKeep, writeOver} from './writeOrKeep.ts';

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
 * @param manifest What is known about the last output.
 */
export function renamePages(
  pages: readonly OutputPage[],
  plan: Pick<OutputPlan, 'shell' | 'addresses'>,
  folders: OutputFolders,
  {written, addresses}: OutputManifest,
): Promise<RenamedPages> {
  return writeRenamed(pages, plan, {written, addresses}, (last, renaming) =>
    renameFiles(folders, last.files, renaming),
  );
}

/**
 * Writes those pages to the next output folder that were rendered ahead, with the addresses that the app's files have now.
 */
export function writePagesAhead(
  pages: readonly OutputPage[],
  plan: Pick<OutputPlan, 'shell' | 'addresses'>,
  folders: OutputFolders,
  {rendered, addresses}: PagesAhead,
): Promise<RenamedPages> {
  return writeRenamed(pages, plan, {written: rendered, addresses}, ({files}, renaming) => {
    const renamed = files.map(([file, text]) => [file, rename(file, text, renaming)] as const);
    const isWhole = (one: (typeof renamed)[number]): one is readonly [string, string] => one[1] !== undefined;
    if (!renamed.every(isWhole)) return undefined;
    return renamed.map(([file, text]) => [file, writeOrKeep(folders, file, text)]);
  });
}

/** Written or rendered pages, and the addresses that they name. */
interface Known<Page> {
  written: ReadonlyMap<string, Page>;
  addresses?: OutputManifest['addresses'] | undefined;
}

/**
 * Writes the pages that are known with other addresses of the app's files.
 *
 * @param write Writes the files of a page; undefined if that is not possible
 */
async function writeRenamed<Page extends {key: string}>(
  pages: readonly OutputPage[],
  {shell, addresses}: Pick<OutputPlan, 'shell' | 'addresses'>,
  known: Known<Page>,
  write: (page: Page, renaming: AssetRenaming) => WrittenFile[] | undefined,
): Promise<RenamedPages> {
  const byAddresses = new Map<string, AssetRenaming | undefined>();
  const renamingOf = (from: string, to: string): AssetRenaming | undefined => {
    const [before, now] = [known.addresses?.[from], addresses[to]];
    if (!before || !now) return undefined;
    const name = `${from} ${to}`;
    if (!byAddresses.has(name)) byAddresses.set(name, createAssetRenaming(before, now, shell.tags?.head));
    return byAddresses.get(name);
  };
  const result: RenamedPages = {written: new Map(), rest: []};
  for (const [index, page] of pages.entries()) {
    if (index % TURN === TURN - 1) await setImmediate();
    const last = known.written.get(page.id);
    const {rendering, addressHash} = partsOfKey(last?.key ?? '');
    const renaming =
      rendering === page.rendering ? renamingOf(addressHash, partsOfKey(page.key).addressHash) : undefined;
    const files = last && renaming && write(last, renaming);
    if (files) result.written.set(page.id, {...last, key: page.key, files});
    else result.rest.push(page);
  }
  return result;
}

/** Writes the new files of a page; returns undefined if one of the old ones has been modified. */
function renameFiles(
  folders: OutputFolders,
  files: readonly WrittenFile[],
  renaming: AssetRenaming,
): WrittenFile[] | undefined {
  const texts = new Map<string, string>();
  for (const [file, stamp] of files) {
    if (isSame(file, renaming)) {
      if (!keepFile(folders, file, stamp)) return undefined;
      continue;
    }
    const text = readAsStamped(path.join(folders.last, file), stamp);
    const renamed = text === undefined ? undefined : rename(file, text, renaming);
    if (renamed === undefined) return undefined;
    texts.set(file, renamed);
  }
  return files.map(([file, stamp]) => {
    const text = texts.get(file);
    return [file, text === undefined ? stamp : writeOver(folders, file, Buffer.from(text))];
  });
}

/** Page modules contain no addresses of the app's files. */
function isSame(file: string, {keepsData}: AssetRenaming): boolean {
  return !file.endsWith('.html') && (keepsData || !file.endsWith('.json'));
}

function rename(file: string, text: string, renaming: AssetRenaming): string | undefined {
  if (isSame(file, renaming)) return text;
  return file.endsWith('.html') ? renaming.document(text) : renaming.data(text);
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
