import path from 'node:path';
import {readKeptJson, writeKept} from '../../files/cache/keptFile.ts';
import type {BlogPost, Doc} from '../../content/Content.ts';
import {inspectPages} from './inspectPages.ts';
import type {Inspection} from './Inspection.ts';
import type {PageFindings} from '../PageFindings.ts';

/** Where findings are cached, and the version of the code that creates them. */
export interface FindingsCache {
  dir: string;
  version: string;
}

/** By file. The configuration may change the format of a file that stays the same. */
type Kept = Record<string, {hash: string; format: Doc['format']; findings: PageFindings}>;

/**
 * The findings of docs and posts, by file; for unchanged sources, they come from the last run with the same inspection.
 */
export async function inspectChangedPages(
  siteDir: string,
  documents: readonly (Doc | BlogPost)[],
  {inspection, cache}: {inspection: Inspection; cache?: FindingsCache},
): Promise<Map<string, PageFindings>> {
  if (!cache) return inspectPages(siteDir, documents, inspection);
  const file = path.join(cache.dir, 'check.json');
  const name = `findings ${cache.version} ${JSON.stringify(inspection)}`;
  const kept = readKeptJson<Kept>(file, name) ?? {};
  const findings = new Map<string, PageFindings>();
  for (const document of documents) {
    const known = kept[document.file];
    if (known?.hash === document.hash && known.format === document.format)
      findings.set(document.file, known.findings);
  }
  const missing = documents.filter((document) => !findings.has(document.file));
  for (const [page, found] of await inspectPages(siteDir, missing, inspection)) findings.set(page, found);
  if (missing.length > 0) writeKept(file, name, JSON.stringify(entriesOf(documents, findings)));
  return findings;
}

function entriesOf(
  documents: readonly (Doc | BlogPost)[],
  findings: ReadonlyMap<string, PageFindings>,
): Kept {
  return Object.fromEntries(
    documents.flatMap(({file, hash, format}) => {
      const found = findings.get(file);
      return found ? [[file, {hash, format, findings: found}]] : [];
    }),
  );
}
