import type {SiteConfig} from '../../config/SiteConfig.ts';
import {collectComponents} from '../../pipeline/compile/collectComponents.ts';
import {documentInputs} from '../../pipeline/compile/documentInputs.ts';
import {generateFiles} from '../../pipeline/compile/generateFiles.ts';
import type {App} from '../app/App.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {ImportProblems} from '../pages/createImportProblems.ts';
import type {DevContext, DevSite} from './DevSite.ts';
import type {ModelGate} from './createModelGate.ts';
import {removeAbandoned} from './removeAbandoned.ts';

interface SiteParts extends Pick<DevContext, 'siteDir' | 'cacheDir' | 'onWatch'> {
  config: SiteConfig;
  app: Pick<App, 'include' | 'start'>;
  compiler: Compiler;
  importProblems: ImportProblems;
  redirects: DevSite['redirects'];
  gate: Pick<ModelGate, 'model'>;
  /** Keeps the content for the next start. */
  keep(): void;
}

/**
 * Does what the first page doesn't need once all content has been read: looks for the components of all pages, reports
 * redirects, keeps the content, and makes the browser bundle.
 */
export async function completeReading(
  {content, options}: Model,
  {siteDir, cacheDir, config, app, compiler, importProblems, redirects, gate, keep, onWatch}: SiteParts,
): Promise<void> {
  const missing = documentInputs(content).map(([, input]) => ({input}));
  const plan = {known: new Map(), entries: [], missing, options};
  const found = await collectComponents(siteDir, content, plan, config.bundling);
  importProblems.report(found.problems);
  // It may have been read again in the meantime.
  const {content: latest} = await gate.model();
  generateFiles([{siteDir, config, content: latest}], [...found.components, ...(config.clientModules ?? [])]);
  void app.include(found.components);
  await redirects();
  keep();
  await removeAbandoned(cacheDir);
  app.start();
  onWatch();
  await compiler.prepare();
}
