import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {allPosts} from '../content/allDocuments.ts';
import type {BlogSet, Content, DocsSet, PagesSet} from '../content/Content.ts';
import {listFolder} from '../files/folders/listFolder.ts';
import {linkRoots} from '../files/folders/outsideLink.ts';
import {loadCategoryFiles} from '../content/sidebars/loadCategoryFiles.ts';
import {loadTagsFile} from '../content/tags/loadTagsFile.ts';
import {createRedirects} from '../routes/redirects/createRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {routeName} from '../routes/owners/routeName.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {docNames} from '../content/docs/docNames.ts';
import {prefixParserOf} from '../content/docs/numberPrefix.ts';
import {getPageRoute} from '../content/pages/loadPages.ts';
import type {ScaffoldKind, ScaffoldSite} from './Scaffold.ts';

/**
 * Gathers what is needed to create files for a site.
 *
 * @param instance Id of the docs, blog or pages to add them to; defaults to the first.
 */
export async function readScaffoldSite(
  siteDir: string,
  config: SiteConfig,
  content: Content,
  instance?: string,
): Promise<ScaffoldSite> {
  const parts = partsOf(content, instance);
  const {docs, blog, pages} = parts;
  const folder = docs?.options.path;
  const listing =
    folder === undefined
      ? {files: [], folders: []}
      : await listFolder(path.join(siteDir, folder), linkRoots(siteDir, folder));
  const {categories} = loadCategoryFiles(siteDir, folder ?? '', listing.files);
  const positions = new Map<string, number[]>();
  const add = (folder: string, position: number | undefined) => {
    if (position !== undefined) positions.set(folder, [...(positions.get(folder) ?? []), position]);
  };
  for (const {sourceDir, sidebarPosition} of docs?.docs ?? []) add(sourceDir, sidebarPosition);
  for (const [folder, {data}] of categories) add(path.posix.dirname(folder), data.position);
  return {
    siteDir,
    folders: {
      ...(docs && {doc: docs.options.path}),
      ...(blog && {post: blog.options.path}),
      ...(pages && {page: pages.options.path}),
    },
    tags: {
      ...(docs && {doc: await tagKeys(siteDir, config, docs.options)}),
      ...(blog && {post: await tagKeys(siteDir, config, blog.options)}),
    },
    authors: Object.keys(blog?.authors ?? {}),
    positions,
    docFolders: new Set(docs?.docs.map(({sourceDir}) => sourceDir)),
    categories: new Map([...categories].map(([folder, {file}]) => [folder, file])),
    files: new Set(content.files),
    owners: ownersOf(config, content),
    addressOf: (kind, file) => addressOf(config, parts, kind, file),
    documents: [...(docs?.docs ?? []), ...allPosts(content)],
    rules: config.check.rules,
  };
}

/** What new files are added to: one instance of each kind, and of docs, the version in development. */
interface SiteParts {
  docs?: DocsSet;
  blog?: BlogSet;
  pages?: PagesSet;
}

/** The parts of a site with the given id; without an id, the first of each. */
function partsOf({docsSets, blogs, pagesSets}: Content, instance?: string): SiteParts {
  const isMeant = (part: {instance: string}) => instance === undefined || part.instance === instance;
  return {docs: docsSets.find(isMeant), blog: blogs.find(isMeant), pages: pagesSets.find(isMeant)};
}

/** Owners of the addresses of pages and redirects. Only addresses are needed, so nothing is compiled. */
function ownersOf(config: SiteConfig, content: Content): Map<string, string> {
  const {routes} = createRoutes(config, content, {get: () => undefined});
  const {redirects} = createRedirects({
    config,
    content,
    routes,
    configFile: '',
    locateConfig: () => undefined,
    isFile: () => false,
  });
  return new Map([
    ...redirects.map((redirect) => [pageKey(redirect.path), 'a redirect'] as const),
    ...routes
      .filter(({data}) => data.layout !== 'notFound')
      .map((route) => [pageKey(route.path), routeName(route)] as const),
  ]);
}

function addressOf(
  config: SiteConfig,
  parts: SiteParts,
  kind: ScaffoldKind,
  file: string,
): string | undefined {
  const docs = parts.docs?.options;
  const blog = parts.blog?.options;
  const pages = parts.pages?.options;
  const below = (folder: string) => path.posix.relative(folder, file);
  if (kind === 'doc' && docs) {
    const {slug} = docNames(below(docs.path), {}, prefixParserOf(docs));
    return createPermalink(config, docs.routeBasePath, slug);
  }
  if (kind === 'page' && pages)
    return createPermalink(config, pages.routeBasePath, getPageRoute(below(pages.path)));
  if (kind !== 'post' || !blog) return undefined;
  // The date is part of the file name, but not of a new post's slug.
  const slug = below(blog.path)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)\d{4}-\d\d-\d\d-/, '$1');
  return createPermalink(config, blog.routeBasePath, slug);
}

async function tagKeys(
  siteDir: string,
  config: SiteConfig,
  section: {path: string; tags?: string | false; routeBasePath: string; tagsBasePath: string},
): Promise<string[] | undefined> {
  const tagsRoute = `${section.routeBasePath}/${section.tagsBasePath}`;
  const {tags} = await loadTagsFile(siteDir, config, {path: section.path, tags: section.tags, tagsRoute});
  return tags && [...tags.keys()];
}
