import type {SiteConfig} from '../config/SiteConfig.ts';
import type {DocsSetOptions} from '../content/Content.ts';
import {type LoadContentOptions, loadContent} from '../content/loadContent.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import type {ParseCacheOptions} from '../reference/source/openParseCache.ts';
import {findDuplicateRoutes} from '../routes/owners/findDuplicateRoutes.ts';
import type {Problem} from '../shared/problems/Problem.ts';

export interface LoadSiteOptions extends Omit<LoadContentOptions, 'source'> {
  /** Where parsed OpenAPI files are kept; nowhere if left out. */
  cache?: ParseCacheOptions;
}

/** Loads all documents of a site from each of their sources, see `loadContent`. */
export async function loadSite(
  siteDir: string,
  config: SiteConfig,
  {cache, ...options}: LoadSiteOptions = {},
): Promise<{content: SiteContent; problems: Problem[]}> {
  const {content, problems, loaded} = await loadContent(siteDir, config, {
    ...options,
    ...(config.openapi.length > 0 && {source: (docs) => referenceSource(siteDir, config, docs, cache)}),
  });
  const duplicates = findDuplicateRoutes(content, config.onDuplicateRoutes);
  return {
    content: {...content, references: loaded?.references ?? []},
    problems: [...problems, ...duplicates],
  };
}

/** Only a site with a reference loads the code for it. */
async function referenceSource(
  siteDir: string,
  config: SiteConfig,
  docs: DocsSetOptions,
  cache: ParseCacheOptions | undefined,
) {
  const {createReferenceSource} = await import('../reference/createReferenceSource.ts');
  return createReferenceSource(siteDir, config, docs, cache);
}
