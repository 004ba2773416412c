import {createHash} from 'node:crypto';
import {staticFiles} from '../../output/plan/staticFiles.ts';
import {isJsonValue} from '../../shared/invariants/isJsonValue.ts';
import type {BundledSite} from '../compileSite.ts';

/**
 * What the stages after compiling make the output from: as long as it is the same, so are the addresses, the pages and the
 * files. Comparing it takes a fraction of the time of planning a large site again.
 */
export interface SiteDigest {
  /** Hash of everything but the texts of docs. */
  facts: string;
  /** The docs of each language. */
  docs: DocDigest[][];
}

/** A doc's source file, a hash of what it was compiled to, and the length of its text as Markdown, in bytes. */
export type DocDigest = [file: string, hash: string, length: number];

/**
 * Sums up what the stages after compiling make the output from.
 *
 * @param version Hash of the generator's own code.
 * @returns undefined if code of the site takes part in these stages
 */
export async function siteDigest(
  sites: readonly BundledSite[],
  version: string,
): Promise<SiteDigest | undefined> {
  const hash = createHash('sha1').update(version);
  const add = (value: unknown): void => {
    hash.update(`${JSON.stringify(value)}\0`);
  };
  const docDigests: DocDigest[][] = [];
  for (const {siteDir, config: all, content, pages, bundles, data} of sites) {
    // What imports the module that this function writes is bundled.
    const {configModule: _, ...config} = all;
    if (!isJsonValue(config)) return undefined;
    const {docsSets, references, ...rest} = content;
    add([config, bundles, data, rest, references.map((reference) => reference.hash)]);
    // One by one: the text of all of them would be as large as the site.
    const written = new Set<string>();
    for (const {docs, ...set} of docsSets) {
      add(set);
      for (const {hash: own, ...doc} of docs) {
        add(doc.reference ? [doc, own] : doc);
        if (!doc.reference) written.add(doc.file);
      }
    }
    const own: DocDigest[] = [];
    for (const [file, {key, page}] of pages.entries()) {
      const {metaHash, factsHash, markdownLength} = page.head;
      const whole = `${key} ${metaHash}`;
      hash.update(`${written.has(file) ? factsHash : whole}\0`);
      if (written.has(file)) own.push([file, whole, markdownLength]);
    }
    docDigests.push(own);
    for (const {id, key} of await staticFiles({siteDir, config: all})) add([id, key]);
  }
  return {facts: hash.digest('hex'), docs: docDigests};
}

/**
 * The docs of each language that differ, when nothing else does.
 *
 * @returns undefined when anything else differs, or may
 */
export function changedDocs(last: SiteDigest, now: SiteDigest): ChangedDocs[] | undefined {
  if (last.facts !== now.facts) return undefined;
  return now.docs.map((docs, language) => {
    const changed: ChangedDocs = {files: new Set(), lengthChange: 0};
    for (const [index, [file, hash, length]] of docs.entries()) {
      const [, lastHash, lastLength = 0] = last.docs[language]?.[index] ?? [];
      if (hash === lastHash) continue;
      changed.files.add(file);
      changed.lengthChange += Math.abs(length - lastLength);
    }
    return changed;
  });
}

/** Docs of one language. */
export interface ChangedDocs {
  /** Source files. */
  files: Set<string>;
  /** By how much the Markdown of each became longer or shorter (bytes), in total. */
  lengthChange: number;
}
