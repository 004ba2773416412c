import {plainDiagrams} from '../markdown/diagrams/diagramBlocks.ts';
import {allDocs, allPages, allPosts} from '../content/allDocuments.ts';
import type {Site} from '../config/Site.ts';
import {translateDocs} from '../locales/translateDocs.ts';
import {loadSite} from './loadSite.ts';
import type {ScannedSite} from '../reference/ScannedSite.ts';
import type {BuildContext} from './BuildContext.ts';
import {countOf} from '../shared/text/countOf.ts';

/** Finds the documents of a site and reads their front matter, sidebars, tags and authors. */
export async function scanSite(
  site: Site,
  {cache, configSource, linking, pipelineVersion, problems, reporter, workers}: BuildContext,
): Promise<ScannedSite> {
  return reporter.phase('Scanning content', async (count) => {
    const onChange = site.config.afterBuild ? {} : {onChange: linking.start};
    const options = {dir: cache.dir, version: pipelineVersion};
    const onRead = (file: string, body: string): void => {
      const codes = plainDiagrams(body);
      if (codes.length > 0) workers.drawAhead({file, codes}, options);
    };
    const kept = {...options, ...onChange, ...(site.config.markdown.mermaid && {onRead})};
    const {content, problems: found} = await loadSite(site.siteDir, site.config, {
      cache: kept,
      configSource,
    });
    problems.push(...found);
    const parts = [
      countOf(allDocs(content).length, 'doc'),
      countOf(allPosts(content).length, 'post'),
      countOf(allPages(content).length, 'page'),
    ];
    count(parts.join(', '));
    const translated = translateDocs(site, content.docsSets);
    problems.push(...translated.problems);
    return {...site, content: {...content, docsSets: translated.sets}};
  });
}
