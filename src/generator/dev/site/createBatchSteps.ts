import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {App} from '../app/App.ts';
import {applyTextChanges} from '../content/applyTextChanges.ts';
import type {Model} from '../content/createModel.ts';
import type {SourceCache} from '../content/createSourceCache.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {ImportProblems} from '../pages/createImportProblems.ts';
import type {PageRenderer} from '../pages/createPageRenderer.ts';
import type {SiteFiles} from '../pages/createSiteFiles.ts';
import type {LinkFollower} from '../pages/followLinks.ts';
import {recompileDependents} from '../pages/recompileDependents.ts';
import type {DevContext, DevSite} from './DevSite.ts';

/** What is done with changed files, in this order; see `Batch`. Paths are absolute. */
export interface BatchSteps {
  /** Recompiles what depends on the files, and sends the list of pages that have changed. */
  recompile(files: ReadonlySet<string>): Promise<void>;
  /** Replaces changed texts in the content; see `applyTextChanges`. */
  applyTexts(files: ReadonlySet<string>): Promise<boolean>;
  /** Checks links and pages again that the changes may have broken or fixed. */
  check(files: ReadonlySet<string>, isStructural: boolean): Promise<void>;
}

export function createBatchSteps({
  siteDir,
  config,
  app,
  compiler,
  sources,
  importProblems,
  siteFiles,
  links,
  renderer,
  redirects,
  model,
  dataFiles,
  reportPages,
  send,
}: {
  siteDir: string;
  config: SiteConfig;
  app: Pick<App, 'include'>;
  compiler: Compiler;
  sources: SourceCache;
  importProblems: Pick<ImportProblems, 'recheck'>;
  siteFiles: Pick<SiteFiles, 'forget'>;
  links: Pick<LinkFollower, 'check'>;
  renderer: Pick<PageRenderer, 'retry'>;
  redirects: DevSite['redirects'];
  model(): Promise<Model>;
  /** See `applyTextChanges`. */
  dataFiles(): Set<string>;
  /** Reports the compiler's problems of sources. */
  reportPages(files: Iterable<string>): void;
  send: DevContext['send'];
}): BatchSteps {
  const toNames = (files: ReadonlySet<string>): Set<string> =>
    new Set([...files].map((file) => relativePath(siteDir, file)));

  return {
    async recompile(files) {
      const names = toNames(files);
      await importProblems.recheck(names, await model());
      const {paths, components} = await recompileDependents(await model(), compiler, names, reportPages);
      if (paths.length > 0) {
        await app.include(components);
        send({type: 'pages', paths});
      }
      reportPages(compiler.users(names));
    },
    async applyTexts(files) {
      return applyTextChanges(siteDir, await model(), sources, dataFiles(), toNames(files));
    },
    async check(files, isStructural) {
      const folders = config.staticDirectories.map((folder) => path.join(siteDir, folder) + path.sep);
      const isStatic = [...files].some((file) => folders.some((folder) => file.startsWith(folder)));
      if (isStatic && compiler.dependents(toNames(files)).length === 0) send({type: 'reload'});
      siteFiles.forget();
      if (isStructural) await redirects();
      await links.check();
      renderer.retry();
    },
  };
}
