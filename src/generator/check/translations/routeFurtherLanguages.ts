import type {ConfigSource, Site} from '../../config/Site.ts';
import {localizeSite} from '../../locales/localizeSite.ts';
import {translateDocs} from '../../locales/translateDocs.ts';
import type {CompileContext} from '../../pipeline/BuildContext.ts';
import {compilePages} from '../../pipeline/compilePages.ts';
import {planDocuments} from '../../pipeline/compileDocuments.ts';
import {loadSite, type LoadSiteOptions} from '../../pipeline/loadSite.ts';
import {routeUnrendered, type UnrenderedSite} from '../../pipeline/unrendered/routeUnrendered.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** A site in its languages but for the default one, with every address, and what is wrong with their content. */
export async function routeFurtherLanguages(
  site: Site,
  configSource: ConfigSource,
  {cache, ...context}: CompileContext & Pick<LoadSiteOptions, 'cache'>,
): Promise<{sites: UnrenderedSite[]; problems: Problem[]}> {
  const {sites: languages, problems} = await localizeSite(site);
  const sites: UnrenderedSite[] = [];
  // One after the other: each keeps all threads busy.
  for (const {siteDir, config} of languages.slice(1)) {
    const loaded = await loadSite(siteDir, config, {cache, configSource});
    const docs = await translateDocs({siteDir, config}, loaded.content.docsSets);
    const own = {siteDir, config, content: {...loaded.content, docsSets: docs.sets}};
    const pages = await compilePages(own, await planDocuments(own, context), context);
    const mistakes = [...pages.metas()].flatMap((meta) => meta.problems);
    const routed = routeUnrendered({...own, pages}, configSource, mistakes);
    problems.push(...loaded.problems, ...docs.problems, ...mistakes, ...routed.problems);
    sites.push(routed);
  }
  return {sites, problems};
}
