import {type Dirent, readdirSync} from 'node:fs';
import {link, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../files/hash.ts';
import {foldersAbove} from '../files/foldersAbove.ts';
import {OUTPUT_LIST} from '../files/folders/outputMark.ts';
import {hasCode} from '../shared/problems/hasCode.ts';
import {loadText} from '../files/readText.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {joinWords} from '../shared/text/joinWords.ts';
import {type CheckedFolders, openCheckedFolders} from './CheckedFolders.ts';
import type {OutputManifest, WrittenOutputs} from './OutputManifest.ts';
import {isSwapEntry} from './replaceOutput.ts';
import {requireStamp, stampNow} from './stampFile.ts';

const HEAD = '# What the build wrote here (hashes of paths): it replaces a folder that holds nothing else.\n';

/** Files that file managers create in the folders that they open. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** How many names a problem lists. */
const NAMED = 5;

/**
 * Adds the list to a new output. It is in the output rather than in the cache, so that a checkout or a restored folder
 * has it too; it contains hashes, so that it does not reveal pages that no page links to.
 *
 * @param outDir The last output; its list is kept if it is the same.
 * @param next The folder that is to replace it; a list in it is replaced.
 * @param last What was written there, and the stamp of its list: a list of the same files need not be made again.
 * @returns Stamp of the list.
 */
export async function writeOutputList(
  outDir: string,
  next: string,
  written: WrittenOutputs,
  last?: Pick<OutputManifest, 'written' | 'list'>,
): Promise<string> {
  const [from, target] = [path.join(outDir, OUTPUT_LIST), path.join(next, OUTPUT_LIST)];
  // The file in a spare output may be linked to the live output's.
  await rm(target, {force: true});
  if (last?.list !== undefined && hasSameFiles(written, last.written)) {
    await link(from, target).catch(() => undefined);
    if (stampNow(target)?.stamp === last.list) return last.list;
    await rm(target, {force: true});
  }
  const text = HEAD + [...entriesOf(written)].sort().join('\n').concat('\n');
  const isSame = (await loadText(from)) === text;
  if (isSame) await link(from, target).catch(() => writeFile(target, text));
  else await writeFile(target, text);
  return requireStamp(target);
}

/** Whether both consist of the same parts with the same files. Most parts of a changed output are the last one's. */
function hasSameFiles(one: WrittenOutputs, other: WrittenOutputs): boolean {
  if (one.size !== other.size) return false;
  for (const [id, {files}] of one) {
    const last = other.get(id)?.files;
    if (last === files) continue;
    if (last?.length !== files.length) return false;
    const names = new Set(last.map(([file]) => file));
    if (!files.every(([file]) => names.has(file))) return false;
  }
  return true;
}

/**
 * Reports files in an output folder that no build wrote: replacing the folder would delete them.
 *
 * @param keptFile Absolute path of the file in a cache that notes which folders contained nothing else: these are not
 *   read again until they change.
 */
export async function foreignFileProblems(outDir: string, keptFile?: string): Promise<Problem[]> {
  const file = path.join(outDir, OUTPUT_LIST);
  const list = await loadText(file);
  const checked = openCheckedFolders(outDir, list === undefined ? undefined : keptFile, hashOf(list));
  const known = new Set(list?.split('\n'));
  const foreign = checked
    .unchecked()
    .flatMap((folder) => findForeign(outDir, folder, known, checked))
    .sort();
  if (foreign.length === 0) {
    checked.save();
    return [];
  }
  // Another build may have replaced the folder in the meantime.
  if ((await loadText(file)) !== list) return foreignFileProblems(outDir, keptFile);
  const names = foreign.slice(0, NAMED).map((name) => `\`${name}\``);
  if (foreign.length > NAMED) names.push(`${foreign.length - NAMED} more`);
  return [
    {
      severity: 'error',
      message: `The output folder ${outDir} contains files that no build wrote: ${joinWords(names)}.`,
      hint: [
        'A build replaces its output folder and would delete this. Move it away, or choose another folder with --out-dir.',
        'Files of the site, such as `CNAME`, belong in a static folder. If a script adds them after each build, remove the',
        'output folder before the next one. To publish from a work tree of git, build elsewhere and copy:',
        '`rsync -a --delete --exclude .git build/ WORK_TREE/`.',
      ].join(' '),
    },
  ];
}

/** Entries of the list: one for each file and for each of its parent folders. */
function entriesOf(written: WrittenOutputs): Set<string> {
  const paths = new Set<string>();
  for (const {files} of written.values()) {
    for (const [file] of files) {
      paths.add(file);
      for (const folder of foldersAbove(file)) {
        if (paths.has(`${folder}/`)) break;
        paths.add(`${folder}/`);
      }
    }
  }
  return new Set([...paths].map(entryOf));
}

function entryOf(place: string): string {
  return hashOf(place).slice(0, 12);
}

/**
 * Paths below a folder that are not in the list, in order; a folder that isn't listed gets a trailing `/` and is not
 * read, nor is one that was checked. Synchronous: for all folders of an output, waiting for each takes several times as
 * long as the work.
 */
function findForeign(
  outDir: string,
  prefix: string,
  known: ReadonlySet<string>,
  checked: CheckedFolders,
): string[] {
  checked.note(prefix);
  const found = readFolder(path.join(outDir, prefix)).flatMap((entry): string[] => {
    const place = `${prefix}${entry.name}${entry.isDirectory() ? '/' : ''}`;
    if (place === OUTPUT_LIST || LITTER.has(entry.name)) return [];
    if (prefix === '' && isSwapEntry(entry.name)) return [];
    if (!known.has(entryOf(place))) return [place];
    return entry.isDirectory() && !checked.has(place) ? findForeign(outDir, place, known, checked) : [];
  });
  return found.sort();
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, {withFileTypes: true});
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
