import path from 'node:path';
import {filesBelow} from '../../files/folders/filesBelow.ts';
import type {WrittenOutputs} from '../../output/OutputManifest.ts';
import type {PlannedSite} from '../../output/PlannedSite.ts';
import {requireStamp} from '../../output/stampFile.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** Runs the site's own code that adds files to the output; they are part of the output from then on. */
export async function runAfterBuild(
  sites: readonly PlannedSite[],
  next: string,
  written: WrittenOutputs,
): Promise<{written: WrittenOutputs; problems: Problem[]}> {
  const afterBuild = sites[0]?.config.afterBuild;
  if (!afterBuild) return {written, problems: []};
  const paths = sites.flatMap(({routes}) => routes.map((route) => route.path));
  const problems = await afterBuild(next, paths);
  const known = new Set([...written.values()].flatMap(({files}) => files.map(([file]) => file)));
  const files = filesBelow(next).filter((name) => !known.has(name));
  if (files.length === 0) return {written, problems};
  // Without a key, since the build does not plan these files: they are written again whenever anything else changes.
  const own = {key: '', files: files.map((name) => [name, requireStamp(path.join(next, name))] as const)};
  return {written: new Map([...written, ['after-build', own]]), problems};
}
