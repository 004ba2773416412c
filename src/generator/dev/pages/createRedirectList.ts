import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {siteRedirects} from '../../output/plan/siteRedirects.ts';
import type {Redirect} from '../../routes/redirects/Redirect.ts';
import type {Model} from '../content/createModel.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import type {Compiler} from './createCompiler.ts';

/** Returns the redirects of a site, computed once for each state of the content, and reports their problems. */
export function createRedirectList({
  siteDir,
  config,
  configSource,
  problems: store,
  model: modelOf,
  compiler,
}: {
  siteDir: string;
  config: SiteConfig;
  configSource: ConfigSource;
  problems: Pick<ProblemStore, 'set'>;
  model(): Promise<Model>;
  compiler: Compiler;
}): () => Promise<Redirect[]> {
  let known: {model: Model; redirects: Redirect[]} | undefined;
  return async () => {
    const model = await modelOf();
    if (known?.model === model) return known.redirects;
    const {content} = model;
    const routes = model.routes(compiler.compiled);
    const {redirects, problems} = siteRedirects({siteDir, config, content, routes}, configSource);
    store.set('redirects', problems);
    known = {model, redirects};
    return redirects;
  };
}
