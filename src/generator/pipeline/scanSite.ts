import type {Site} from '../config/Site.ts';
import {loadSite} from './loadSite.ts';
import type {ScannedSite} from '../reference/ScannedSite.ts';
import type {BuildContext} from './BuildContext.ts';

/** Finds the documents of a site and reads their front matter, sidebars, tags and authors. */
export async function scanSite(
  site: Site,
  {cache, configSource, pipelineVersion, problems, reporter}: BuildContext,
): Promise<ScannedSite> {
  return reporter.phase('Scanning content', async (count) => {
    const kept = {dir: cache.dir, version: pipelineVersion};
    const {content, problems: found} = await loadSite(site.siteDir, site.config, {
      cache: kept,
      configSource,
    });
    problems.push(...found);
    count(`${content.docs.length} docs, ${content.posts.length} posts, ${content.pages.length} pages`);
    return {...site, content};
  });
}
