import {existsSync, lstatSync, type Stats} from 'node:fs';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../shared/problems/Problem.ts';
import {isBelow} from '../files/placeBelow.ts';
import {hasCode} from '../files/hasCode.ts';
import {isAbandoned} from '../files/isRunning.ts';

/**
 * The folder next to the output that a build writes into. The output is replaced as a whole by two renames at the
 * end, so that a build that fails or is killed leaves the last good output as it was.
 */
export function nextFolder(outDir: string): string {
  return sibling(outDir, `next-${process.pid}`);
}

/**
 * Says what speaks against the place of an output folder. What else it holds is `foreignFileProblems`'s to say.
 *
 * @param siteDir Without links, as `outDir`: see `realTarget`.
 */
export function checkOutDir(siteDir: string, outDir: string): Problem[] {
  const inSite = path.relative(outDir, siteDir);
  if (inSite === '' || isBelow(outDir, siteDir)) {
    return [refusal(`The output folder ${outDir} holds the site itself.`)];
  }
  const below = path.relative(siteDir, outDir).split(path.sep)[0] ?? '';
  if (['docs', 'blog', 'src', 'static', '.cache', 'node_modules', '.git'].includes(below)) {
    return [refusal(`The output folder ${outDir} lies in the site's folder "${below}".`)];
  }
  const [place, stats] = nearestEntry(outDir);
  if (stats.isSymbolicLink()) return [refusal(`The symbolic link ${place} leads in a circle.`)];
  return stats.isDirectory() ? [] : [refusal(`${place} is not a folder.`)];
}

/** What is at a path, or at the nearest one above it where there is something. */
function nearestEntry(place: string): [place: string, stats: Stats] {
  try {
    return [place, lstatSync(place)];
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTDIR')) throw error;
    return nearestEntry(path.dirname(place));
  }
}

function refusal(message: string): Problem {
  return {
    severity: 'error',
    message,
    hint: 'A build replaces its output folder: name an empty or a new folder with --out-dir.',
  };
}

/** Mends what builds that were killed left behind: their folders, and an output that was moved away but not replaced. */
export async function recoverOutput(outDir: string): Promise<void> {
  const parent = path.dirname(outDir);
  const names = await readdir(parent).catch(() => [] as string[]);
  const previous = sibling(outDir, 'previous');
  if (!existsSync(outDir) && existsSync(previous)) await rename(previous, outDir);
  const prefix = path.basename(sibling(outDir, 'next-'));
  for (const name of names) {
    if (name.startsWith(prefix) && isAbandoned(Number(name.slice(prefix.length)))) {
      await rm(path.join(parent, name), {recursive: true, force: true});
    }
  }
  await rm(previous, {recursive: true, force: true});
}

/** Puts the new folder in the place of the output. */
export async function swapOutput(outDir: string, next: string): Promise<void> {
  const previous = sibling(outDir, 'previous');
  await mkdir(path.dirname(outDir), {recursive: true});
  await rm(previous, {recursive: true, force: true});
  if (existsSync(outDir)) await rename(outDir, previous);
  await rename(next, outDir);
  await rm(previous, {recursive: true, force: true});
}

function sibling(outDir: string, name: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.${name}`);
}
