import {readKept, readKeptJson, stampKept, writeKept} from '../../files/cache/keptFile.ts';
import type {Book} from '../../output/book/Book.ts';
import type {BuildContext} from '../BuildContext.ts';
import type {SiteDigest} from './siteDigest.ts';
import type {WrittenSite} from './WrittenSite.ts';

/** What an output was made from, if making it has found no problem. */
export interface LastBuild {
  digest: SiteDigest;
  /** Stamp of the output's manifest: another build may have written another output. */
  manifest: string;
  pages: number;
  /** See `OutputPlan.spareText`. */
  spareText: number;
  /** The books of each language, if there are any. */
  books?: readonly (readonly Book[])[];
}

type Context = Pick<BuildContext, 'outDir' | 'cache' | 'pipelineVersion' | 'found'>;

/** The last build, if the output is still as it has left it, and it has found no problem after compiling. */
export async function lastBuild({
  outDir,
  cache,
  pipelineVersion,
  found,
}: Context): Promise<LastBuild | undefined> {
  const known = readKeptJson<LastBuild>(cache.digestFile(outDir), nameOf(pipelineVersion));
  if (!known || known.manifest !== stampKept(cache.manifestFile(outDir))) return undefined;
  const {state} = await found;
  return state.manifest === known.manifest && state.touched.size === 0 ? known : undefined;
}

/** Notes what the output was made from, for `lastBuild`. */
export function noteBuild(
  digest: SiteDigest,
  {pages, spareText = 0, books = []}: WrittenSite,
  {outDir, cache, pipelineVersion}: Omit<Context, 'found'>,
): void {
  const manifest = stampKept(cache.manifestFile(outDir));
  if (manifest === undefined) return;
  const hasBooks = books.some((ofSite) => ofSite.length > 0);
  const noted: LastBuild = {digest, manifest, pages, spareText, ...(hasBooks && {books})};
  const [file, name, text] = [cache.digestFile(outDir), nameOf(pipelineVersion), JSON.stringify(noted)];
  if (readKept(file, name)?.toString('utf8') !== text) writeKept(file, name, text);
}

function nameOf(version: string): string {
  return `site digest ${version}`;
}
