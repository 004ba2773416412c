import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {allDocs} from '../../content/allDocuments.ts';
import {docNames} from '../../content/docs/docNames.ts';
import {prefixParserOf} from '../../content/docs/numberPrefix.ts';
import {planDocsSets} from '../../content/docs/versions/planDocsSets.ts';
import {createPathFilter} from '../../files/createPathFilter.ts';
import {listFolder} from '../../files/folders/listFolder.ts';
import {linkRoots} from '../../files/folders/outsideLink.ts';
import type {MarkdownSources} from '../../content/MarkdownSources.ts';
import {siteFile} from '../../content/readSource.ts';
import {loadSite} from '../../pipeline/loadSite.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {createModel, type Model} from './createModel.ts';

/** A site with fewer docs is read completely before anybody notices the delay. */
const MANY = 1500;

/**
 * For a large site, reads only the folder of the doc at a path, so that it can be shown while the others are still
 * being read. The addresses of all docs are derived from their paths alone.
 *
 * @returns A model whose sidebars contain a single branch; undefined if the site is small, or no doc has that path.
 */
export async function readDocFolder(
  siteDir: string,
  config: SiteConfig,
  pathname: string,
  sources: MarkdownSources,
): Promise<Model | undefined> {
  const {plans} = planDocsSets(siteDir, config);
  const [instance] = config.docs;
  const [plan] = plans;
  // With several versions or instances, it is unknown which one contains the page until all are read.
  if (!instance || !plan || plans.length > 1) return undefined;
  const {options: docs} = plan;
  // It is unknown which folder contains a page until its translations are listed.
  if (docs.translated !== undefined) return undefined;
  const {files} = await listFolder(path.join(siteDir, docs.path), linkRoots(siteDir, docs.path));
  if (files.length < MANY) return undefined;
  const isDoc = createPathFilter(docs.include, docs.exclude);
  const key = pageKey(pathname);
  const permalinks: Record<string, string> = {};
  let wanted: string | undefined;
  for (const file of files) {
    if (!isDoc(file)) continue;
    const {slug} = docNames(file, {}, prefixParserOf(docs));
    const permalink = createPermalink(config, docs.routeBasePath, slug);
    permalinks[siteFile(docs.path, file)] = permalink;
    if (pageKey(permalink) === key) wanted = file;
  }
  if (wanted === undefined) return undefined;
  const folder = path.posix.dirname(wanted);
  const own = folder === '.' ? '*' : `${folder.replace(/[\\*?[\]{}!]/g, '\\$&')}/*`;
  const include = ['.md', '.mdx'].map((extension) => own + extension);
  const {content} = await loadSite(
    siteDir,
    {...config, docs: [{...instance, include}], openapi: []},
    {keepDrafts: true, sources},
  );
  const model = createModel(siteDir, config, content);
  // The front matter may set a different address.
  if (!allDocs(content).some(({permalink}) => pageKey(permalink) === key)) return undefined;
  Object.assign(model.options.permalinks, {...permalinks, ...model.options.permalinks});
  return model;
}
