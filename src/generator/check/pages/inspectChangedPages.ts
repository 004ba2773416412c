import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost, Doc} from '../../content/Content.ts';
import {inspectPages} from './inspectPages.ts';
import type {PageFindings} from './PageFindings.ts';

/** Where findings are kept, and the version of the code that makes them. */
export interface FindingsCache {
  dir: string;
  version: string;
}

interface Kept {
  version: string;
  pages: Record<string, {hash: string; findings: PageFindings}>;
}

/** The findings of docs and posts, by file: of sources that did not change, those kept by the last run. */
export async function inspectChangedPages(
  siteDir: string,
  documents: readonly (Doc | BlogPost)[],
  cache: FindingsCache | undefined,
): Promise<Map<string, PageFindings>> {
  if (!cache) return inspectPages(siteDir, documents);
  const file = path.join(cache.dir, 'check.json');
  const kept = await readKept(file, cache.version);
  const findings = new Map<string, PageFindings>();
  for (const document of documents) {
    const known = kept.pages[document.file];
    if (known?.hash === document.hash) findings.set(document.file, known.findings);
  }
  const missing = documents.filter((document) => !findings.has(document.file));
  for (const [name, found] of await inspectPages(siteDir, missing)) findings.set(name, found);
  if (missing.length > 0) await keep(file, cache.version, documents, findings);
  return findings;
}

async function readKept(file: string, version: string): Promise<Kept> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as Kept;
    if (kept.version === version) return kept;
  } catch {
    // Not there yet, or damaged: the same as empty.
  }
  return {version, pages: {}};
}

async function keep(
  file: string,
  version: string,
  documents: readonly (Doc | BlogPost)[],
  findings: ReadonlyMap<string, PageFindings>,
): Promise<void> {
  const pages: Kept['pages'] = {};
  for (const {file: name, hash} of documents) {
    const found = findings.get(name);
    if (found) pages[name] = {hash, findings: found};
  }
  // Another run may read it meanwhile.
  const temporary = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(temporary, JSON.stringify({version, pages} satisfies Kept));
  await rename(temporary, file);
}
