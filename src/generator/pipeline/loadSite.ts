import type {SiteConfig} from '../config/SiteConfig.ts';
import type {DocsSetPlan} from '../content/Content.ts';
import {slugLocator} from '../content/frontMatter/locateFrontMatter.ts';
import {type LoadContentOptions, loadContent} from '../content/loadContent.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import {findDuplicateRoutes} from '../routes/owners/findDuplicateRoutes.ts';
import {findDocsSet, referencePlaceProblems} from '../reference/findDocsSet.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {createAddressLocator} from './problems/createAddressLocator.ts';

export type LoadSiteOptions = Omit<LoadContentOptions, 'source'>;

/** Loads all documents of a site from each of their sources, see `loadContent`. */
export async function loadSite(
  siteDir: string,
  config: SiteConfig,
  options: LoadSiteOptions = {},
): Promise<{content: SiteContent; problems: Problem[]}> {
  const {content, problems, loaded} = await loadContent(siteDir, config, {
    ...options,
    ...(config.openapi.length > 0 && {
      source: (set, all) => referenceSource(siteDir, config, {set, all}, options),
    }),
  });
  const places = options.configSource
    ? referencePlaceProblems(config, content.docsSets, options.configSource)
    : [];
  const duplicates = findDuplicateRoutes(content, config.onDuplicateRoutes, slugLocator(siteDir));
  return {
    content: {...content, references: loaded.flatMap(({references}) => references)},
    problems: [...problems, ...places, ...duplicates],
  };
}

/** Only a site with a reference loads the code for it. */
async function referenceSource(
  siteDir: string,
  config: SiteConfig,
  {set, all}: {set: DocsSetPlan; all: readonly DocsSetPlan[]},
  {cache, configSource}: LoadSiteOptions,
) {
  const openapi = config.openapi.filter((one) => findDocsSet(one, all) === set);
  if (openapi.length === 0) return undefined;
  const {createReferenceSource} = await import('../reference/createReferenceSource.ts');
  const locate = configSource && createAddressLocator(siteDir, configSource.configFile);
  return createReferenceSource(siteDir, {...config, openapi}, set.options, {cache, locate});
}
