import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import {documentInputs} from '../../pipeline/compile/documentInputs.ts';
import type {CompileRequest} from '../../markdown/CompileOptions.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {RenderFault} from '../../render/RenderFault.ts';
import {appFacts} from '../../shared/page/AppFacts.ts';
import {tracedPage, traceFaults} from '../../workers/traceFaults.ts';
import type {App} from '../app/App.ts';
import type {Model} from '../content/createModel.ts';
import {createBrowserLocator} from '../faults/createBrowserLocator.ts';
import type {PreparedPage} from '../pages/preparePage.ts';
import type {DevSite} from './DevSite.ts';

/** Finds out where in the site's files pages throw. */
export interface FaultTracer {
  /** Where a page throws that could not be rendered; the fault itself if that cannot be found. */
  trace(page: PreparedPage, fault: RenderFault): Promise<RenderFault>;
  /** Where a page threw in the browser; see `createBrowserLocator`. */
  locate: DevSite['locateFault'];
}

export function createFaultTracer({
  request,
  workerEntry,
  app,
  model,
  find,
}: {
  /** What the app is bundled from. */
  request: Omit<BundleRequest, 'site' | 'components'>;
  workerEntry: URL;
  app: Pick<App, 'components' | 'browserDir'>;
  model(): Promise<Model>;
  /** The page at a path. */
  find(pathname: string): Promise<PreparedPage | undefined>;
}): FaultTracer {
  const {generatorDir, version, siteDir, aliases, cacheDir} = request;
  const bundled = {generatorDir, version, siteDir, aliases, cacheDir};
  return {
    async trace(page, fault) {
      const {content, options, site} = await model();
      const [found] = await traceFaults([tracedPage(page, requestIn(content), fault)], {
        app: {...bundled, site: appFacts(site), components: app.components()},
        site,
        options,
        workerEntry,
      });
      return found ?? fault;
    },
    locate: createBrowserLocator({
      siteDir,
      browserDir: app.browserDir,
      options: async () => (await model()).options,
      find,
      requestOf: async (file) => requestIn((await model()).content)(file),
    }),
  };
}

function requestIn(content: SiteContent): (file: string) => CompileRequest | undefined {
  return (file) => documentInputs(content).find(([document]) => document.file === file)?.[1];
}
