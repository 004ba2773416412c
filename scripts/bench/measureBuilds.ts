import {appendFile, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Contestant} from './Contestant.ts';
import type {Discard} from './createDiscard.ts';
import type {Corpus} from './makeCorpus.ts';
import {countChangedFiles, measureOutput} from './measureOutput.ts';
import {type Measurement, measureProcess} from './measureProcess.ts';

/** The three ways of building that are measured. */
export const BUILD_KINDS = ['cold', 'warm', 'edit'] as const;
export type BuildKind = (typeof BUILD_KINDS)[number];

/** A contestant with its site and all measurements so far. */
export interface Entry {
  contestant: Contestant;
  corpus: Corpus;
  runs: Record<BuildKind, Measurement[]>;
  output?: {bytes: number; extraBytes: number; files: number};
  /** How many files of the output one edited paragraph changed. */
  changedFiles?: number;
}

/**
 * Runs a build and records its measurements. `cold`: without caches and output; `warm`: with nothing changed; `edit`:
 * with a new sentence on the middle page.
 *
 * @throws if the build fails, or if the sentence is not on the page afterwards.
 */
export async function measureBuild(
  entry: Entry,
  kind: BuildKind,
  {logDir, discard}: {logDir: string} & Pick<Discard, 'discard'>,
): Promise<Measurement> {
  const {contestant, corpus, runs} = entry;
  const {outDir, caches} = contestant;
  if (kind === 'cold') for (const dir of [outDir, ...caches]) await discard(dir);
  const sentence = `The harbour log has entry ${runs.edit.length + 1} of today.`;
  const before =
    kind === 'edit' && entry.changedFiles === undefined ? await measureOutput(outDir) : undefined;
  if (kind === 'edit') await appendFile(corpus.middle.file, `\n${sentence}\n`);

  const measurement = await build(contestant, kind, logDir);
  runs[kind].push(measurement);

  if (kind === 'cold') {
    const {bytes, extraBytes, files} = await measureOutput(outDir);
    entry.output = {bytes, extraBytes, files};
  }
  if (kind === 'edit') {
    const html = await readPage(outDir, corpus.middle.url);
    if (!html.includes(sentence))
      throw new Error(`${contestant.name}: the edit did not reach ${corpus.middle.url}.`);
  }
  if (before) entry.changedFiles = countChangedFiles(before, await measureOutput(outDir));
  return measurement;
}

/**
 * Builds after a change, and records the measurements and how many output files it changed.
 *
 * @throws if the build fails.
 */
export async function measureChange(
  {contestant}: Pick<Entry, 'contestant'>,
  change: () => Promise<void>,
  logDir: string,
): Promise<Measurement & {changedFiles: number}> {
  const before = await measureOutput(contestant.outDir);
  await change();
  const measurement = await build(contestant, 'change', logDir);
  return {...measurement, changedFiles: countChangedFiles(before, await measureOutput(contestant.outDir))};
}

async function build(
  {name, generator, command, args, cwd}: Contestant,
  kind: string,
  logDir: string,
): Promise<Measurement> {
  const log = path.join(logDir, `${generator}-${kind}.log`);
  const env = {NODE_ENV: undefined, NO_COLOR: '1', CI: '1'};
  const measurement = await measureProcess({command, args, cwd, env, log});
  if (measurement.exitCode !== 0) throw new Error(`${name}: the ${kind} build failed; see ${log}.`);
  return measurement;
}

async function readPage(outDir: string, url: string): Promise<string> {
  const page = path.join(outDir, url);
  return readFile(path.join(page, 'index.html'), 'utf8').catch(() => readFile(`${page}.html`, 'utf8'));
}
