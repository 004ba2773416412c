import type {ConfigSource, Site} from '../../config/Site.ts';
import {localizeSite} from '../../locales/localizeSite.ts';
import {translateDocs} from '../../locales/translateDocs.ts';
import type {CompileContext} from '../../pipeline/BuildContext.ts';
import {compilePages} from '../../pipeline/compile/compilePages.ts';
import {planDocuments} from '../../pipeline/compile/compileDocuments.ts';
import {loadSite, type LoadSiteOptions} from '../../pipeline/loadSite.ts';
import {routeUnrendered, type UnrenderedSite} from '../../pipeline/unrendered/routeUnrendered.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** The site in every language except the default one, with all addresses, and the problems of its content. */
export async function routeFurtherLanguages(
  site: Site,
  configSource: ConfigSource,
  {cache, ...context}: CompileContext & Pick<LoadSiteOptions, 'cache'>,
): Promise<{sites: UnrenderedSite[]; problems: Problem[]}> {
  const {sites: languages, problems} = await localizeSite(site);
  const sites: UnrenderedSite[] = [];
  // Sequential, because each language uses all threads.
  for (const {siteDir, config} of languages.slice(1)) {
    const loaded = await loadSite(siteDir, config, {cache, configSource});
    const docs = translateDocs({siteDir, config}, loaded.content.docsSets);
    const own = {siteDir, config, content: {...loaded.content, docsSets: docs.sets}};
    const pages = await compilePages(own, await planDocuments(own, context), context);
    const mistakes = pages.heads().flatMap((head) => head.problems);
    const routed = routeUnrendered({...own, pages}, configSource, mistakes);
    problems.push(...loaded.problems, ...docs.problems, ...mistakes, ...routed.problems);
    sites.push(routed);
  }
  return {sites, problems};
}
