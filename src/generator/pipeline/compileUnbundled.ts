import {checkSources} from '../bundle/problems/checkSources.ts';
import {onePerStandIn} from '../bundle/standIns/standInUses.ts';
import {bundlingAliases} from '../bundle/requests/siteBundling.ts';
import {generatorDir} from '../files/packages/generatorDir.ts';
import {waitForAll} from '../files/waitForAll.ts';
import type {ScannedSite} from '../reference/ScannedSite.ts';
import {distinctProblems, type Problem} from '../shared/problems/Problem.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {CompileContext} from './BuildContext.ts';
import {collectComponents} from './compile/collectComponents.ts';
import {importAliases} from './compatibility.ts';
import {planDocuments} from './compile/compileDocuments.ts';
import {compilePages} from './compile/compilePages.ts';
import {generateFiles} from './compile/generateFiles.ts';
import {exportProblems} from './compile/exportProblems.ts';

/**
 * Compiles the documents and reference pages of a site that are not in the cache, as the build does, and looks
 * through its components and style sheets, which the build bundles.
 *
 * @param options `isLoose` as in `SourcesToCheck`.
 */
export async function compileUnbundled(
  site: ScannedSite,
  context: CompileContext,
  {isLoose = site.config.isLoose === true}: {isLoose?: boolean} = {},
): Promise<{site: CompiledSite; problems: Problem[]}> {
  const plan = await planDocuments(site, context);
  const checkApp = async (): Promise<Problem[]> => {
    const {siteDir, config, content} = site;
    const {components, problems} = await collectComponents(siteDir, content, plan, config.bundling);
    const {customCss, clientModules = [], staticDirectories} = config;
    generateFiles([site], [...components, ...clientModules]);
    return [
      ...problems,
      ...(await checkSources({
        siteDir,
        generatorDir,
        aliases: {...bundlingAliases(config.bundling), ...importAliases(siteDir, config.bundling)},
        components: [...components, ...clientModules],
        customCss,
        staticDirectories,
        isLoose,
        hasOwnSyntax: config.bundling?.readsContent === true,
      })),
    ];
  };
  const [appProblems, pages] = await waitForAll([checkApp(), compilePages(site, plan, context)]);
  const problems = pages.heads().flatMap((head) => head.problems);
  const names = exportProblems(site.siteDir, pages.heads(), {
    isLoose,
    bundling: site.config.bundling,
  });
  return {
    site: {...site, pages},
    problems: onePerStandIn(distinctProblems([...appProblems, ...problems, ...names])),
  };
}
