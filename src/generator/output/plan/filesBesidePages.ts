import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import {downloadsOf} from '../../reference/download/downloadsOf.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import {feedPlaces} from '../../routes/blog/feedPlaces.ts';
import {renderSitemap} from '../formats/renderSitemap.ts';
import {llmsPaths} from './llmsNames.ts';
import {ROBOTS_FILE} from './robotsFile.ts';

/** Paths, below the output folder, of files that links may point to and that are not below baseUrl. */
export const FILES_AT_ROOT: readonly string[] = [ROBOTS_FILE];

/**
 * Paths, below baseUrl, of the files that a site has besides its pages and static files and that links may point to:
 * feeds, sitemap, downloads of OpenAPI documents, `llms.txt`. They are known before any page is compiled.
 */
export function filesBesidePages(
  config: SiteConfig,
  content: Pick<Content, 'blogs' | 'docsSets'> & {references: readonly Reference[]},
): string[] {
  const feeds = content.blogs.flatMap((blog) => feedPlaces(blog));
  const sitemap = renderSitemap({config, routes: []});
  const downloads = content.references.flatMap(downloadsOf).flatMap(({json, yaml}) => [json, yaml]);
  return [...[...feeds, ...sitemap].map((file) => file.path), ...downloads, ...llmsPaths(config, content)];
}
