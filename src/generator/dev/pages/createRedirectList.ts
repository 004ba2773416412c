import type {SiteConfig} from '../../config/SiteConfig.ts';
import {isStaticFile} from '../../output/isStaticFile.ts';
import {createRedirects, type Redirect} from '../../routes/createRedirects.ts';
import type {LoadedConfig} from '../DevSite.ts';
import type {Model} from '../content/createModel.ts';
import type {ProblemBoard} from '../problems/createProblemBoard.ts';
import type {Compiler} from './createCompiler.ts';

/**
 * Gives the redirects of a site, worked out once for each content. Their problems go to the board.
 *
 * @param configFile Path of the configuration, relative to the site folder.
 */
export function createRedirectList({
  siteDir,
  config,
  configFile,
  locate,
  board,
  modelOf,
  compilerOf,
}: {
  siteDir: string;
  config: SiteConfig;
  configFile: string;
  locate: LoadedConfig['locate'];
  board: ProblemBoard;
  modelOf(): Promise<Model>;
  compilerOf(): Compiler;
}): () => Promise<Redirect[]> {
  let known: {model: Model; redirects: Redirect[]} | undefined;
  return async () => {
    const model = await modelOf();
    if (known?.model === model) return known.redirects;
    const {redirects, problems} = createRedirects({
      config,
      configFile,
      locateConfig: (keys) => locate?.(keys, 'value'),
      content: model.content,
      routes: model.routes(compilerOf().compiled),
      isFile: (file) => isStaticFile({siteDir, config}, file),
    });
    board.set('redirects', problems);
    known = {model, redirects};
    return redirects;
  };
}
