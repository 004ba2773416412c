import {createHash} from 'node:crypto';
import {staticFiles} from '../output/plan/staticFiles.ts';
import type {BundledSite} from './compileSite.ts';

/**
 * Hash of everything that the stages after compiling make the output from: as long as it is the same, so are the
 * addresses, the pages and the files. Comparing it takes a fraction of the time of planning a large site again.
 *
 * @param version Hash of the generator's own code.
 * @returns undefined if code of the site takes part in these stages
 */
export async function siteDigest(
  sites: readonly BundledSite[],
  version: string,
): Promise<string | undefined> {
  const hash = createHash('sha1').update(version);
  const add = (value: unknown): void => {
    hash.update(`${JSON.stringify(value)}\0`);
  };
  for (const {siteDir, config, content, pages, bundles, data} of sites) {
    if (!isPlain(config)) return undefined;
    const {docsSets, references, ...rest} = content;
    add([config, bundles, data, rest, references.map((reference) => reference.hash)]);
    // One by one: the text of all of them would be as large as the site.
    for (const {docs, ...set} of docsSets) {
      add(set);
      for (const doc of docs) add(doc);
    }
    for (const {metaHash} of pages.metas()) add(metaHash);
    for (const key of pages.keys()) add(key);
    for (const {id, key} of await staticFiles({siteDir, config})) add([id, key]);
  }
  return hash.digest('hex');
}

/** Whether a value consists of what JSON can represent: not of functions, for example. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return false;
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isData = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  return isData && Object.values(value).every(isPlain);
}
