import {existsSync, readdirSync, statSync} from 'node:fs';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../shared/problems/Problem.ts';
import {isAbandoned} from '../files/isRunning.ts';

/**
 * The folder next to the output that a build writes into. The output is replaced as a whole by two renames at the
 * end, so that a build that fails or is killed leaves the last good output as it was.
 */
export function nextFolder(outDir: string): string {
  return sibling(outDir, `next-${process.pid}`);
}

/** Says what speaks against an output folder: a build replaces it whole, so it must not hold anything else. */
export function checkOutDir(siteDir: string, outDir: string): Problem[] {
  const inSite = path.relative(outDir, siteDir);
  if (inSite === '' || !inSite.startsWith('..')) {
    return [refusal(`The output folder ${outDir} holds the site itself.`)];
  }
  const below = path.relative(siteDir, outDir).split(path.sep)[0] ?? '';
  if (['docs', 'blog', 'src', 'static', '.cache', 'node_modules', '.git'].includes(below)) {
    return [refusal(`The output folder ${outDir} lies in the site's folder "${below}".`)];
  }
  if (existsSync(outDir) && !statSync(outDir).isDirectory()) return [refusal(`${outDir} is no folder.`)];
  const isForeign =
    existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(path.join(outDir, '404.html'));
  return isForeign ? [refusal(`The folder ${outDir} is not empty and holds no site.`)] : [];
}

function refusal(message: string): Problem {
  return {
    severity: 'error',
    message,
    hint: 'A build replaces its output folder whole: name an empty or a new folder with --out-dir.',
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
