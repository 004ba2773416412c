import {collectComponents} from '../pipeline/collectComponents.ts';
import {compileDocuments, planDocuments} from '../pipeline/compileDocuments.ts';
import {compileReferences} from '../pipeline/compileReferences.ts';
import {createWorkers} from '../workers/createWorkers.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Content} from '../content/Content.ts';
import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Compiles what the cache does not hold of the documents and reference pages of a site, as the build does. */
export async function compileForCheck({
  siteDir,
  cacheDir,
  pipelineVersion,
  workerEntry,
  config,
  content,
}: {
  siteDir: string;
  cacheDir: string;
  pipelineVersion: string;
  workerEntry: URL;
  config: SiteConfig;
  content: Content;
}): Promise<{compiled: Map<string, CompiledMeta>; problems: Problem[]}> {
  const workers = createWorkers(workerEntry);
  try {
    const plan = await planDocuments(siteDir, cacheDir, pipelineVersion, config, content);
    const [imports, reference, documents] = await Promise.all([
      collectComponents(siteDir, content, plan),
      compileReferences(cacheDir, pipelineVersion, config, content, workers),
      compileDocuments(plan, cacheDir, workers, Promise.resolve()),
    ]);
    const compiled = new Map([...documents, ...reference.compiled]);
    const problems = [...compiled.values()].flatMap((meta) => meta.problems);
    return {compiled, problems: [...imports.problems, ...problems]};
  } finally {
    await workers.close();
  }
}
