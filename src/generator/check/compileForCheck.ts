import {collectComponents} from '../pipeline/collectComponents.ts';
import {compileDocuments, planDocuments} from '../pipeline/compileDocuments.ts';
import {compileReferences} from '../pipeline/compileReferences.ts';
import type {PageRecords} from '../store/PageRecords.ts';
import {createPageStore, type PageStore} from '../store/PageStore.ts';
import {createWorkers} from '../workers/createWorkers.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Compiles what the cache does not hold of the documents and reference pages of a site, as the build does. */
export async function compileForCheck({
  siteDir,
  records,
  pipelineVersion,
  workerEntry,
  config,
  content,
}: {
  siteDir: string;
  records: PageRecords;
  pipelineVersion: string;
  workerEntry: URL;
  config: SiteConfig;
  content: SiteContent;
}): Promise<{compiled: PageStore; problems: Problem[]}> {
  const workers = createWorkers(workerEntry);
  try {
    const plan = await planDocuments(siteDir, records, pipelineVersion, config, content);
    const [imports, reference, documents] = await Promise.all([
      collectComponents(siteDir, content, plan),
      compileReferences(records, pipelineVersion, config, content, workers),
      compileDocuments(plan, records, workers, Promise.resolve()),
    ]);
    const compiled = createPageStore(records, new Map([...documents, ...reference.pages]));
    const problems = [...compiled.metas()].flatMap((meta) => meta.problems);
    return {compiled, problems: [...imports.problems, ...problems]};
  } finally {
    await workers.close();
  }
}
