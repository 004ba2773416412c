import {readKeptJson, stampKept, writeKept} from '../files/keptFile.ts';
import type {BuildContext} from './BuildContext.ts';
import type {WrittenSite} from './writeSite.ts';

/** What an output was made from, if making it has found no problem. */
interface Unchanged {
  /** See `siteDigest`. */
  digest: string;
  /** Stamp of the output's manifest: another build may have written another output. */
  manifest: string;
  pages: number;
}

type Context = Pick<BuildContext, 'outDir' | 'cache' | 'pipelineVersion' | 'found'>;

/** The result of the last build if it had the same input and its output is unchanged; otherwise undefined. */
export async function unchangedOutput(
  digest: string,
  {outDir, cache, pipelineVersion, found}: Context,
): Promise<WrittenSite | undefined> {
  const known = readKeptJson<Unchanged>(cache.digestFile(outDir), nameOf(pipelineVersion));
  if (known?.digest !== digest || known.manifest !== stampKept(cache.manifestFile(outDir))) return undefined;
  const {state} = await found;
  if (state.manifest !== known.manifest || state.touched.size > 0) return undefined;
  return {pages: known.pages, rendered: 0, changed: false};
}

/** Notes what the output was made from, for `unchangedOutput`. */
export function noteUnchanged(
  digest: string,
  {pages}: WrittenSite,
  {outDir, cache, pipelineVersion}: Omit<Context, 'found'>,
): void {
  const manifest = stampKept(cache.manifestFile(outDir));
  if (manifest === undefined) return;
  const noted: Unchanged = {digest, manifest, pages};
  const [file, name] = [cache.digestFile(outDir), nameOf(pipelineVersion)];
  const known = readKeptJson<Unchanged>(file, name);
  if (JSON.stringify(known) !== JSON.stringify(noted)) writeKept(file, name, JSON.stringify(noted));
}

function nameOf(version: string): string {
  return `site digest ${version}`;
}
