import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Content} from '../content/Content.ts';
import {listFolder} from '../files/listFolder.ts';
import {linkRoots} from '../files/outsideLink.ts';
import {loadCategoryFiles} from '../content/sidebars/loadCategoryFiles.ts';
import {loadTagsFile} from '../content/tags/loadTagsFile.ts';
import {createRedirects} from '../routes/createRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {routeName} from '../routes/owners/routeName.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {docNames} from '../content/docs/docNames.ts';
import {getPageRoute} from '../content/pages/loadPages.ts';
import type {ScaffoldKind, ScaffoldSite} from './Scaffold.ts';

/** Gathers what new files need to know of a site. */
export async function readScaffoldSite(
  siteDir: string,
  config: SiteConfig,
  content: Content,
): Promise<ScaffoldSite> {
  const {docs, blog, pages} = config;
  const listing = docs
    ? await listFolder(path.join(siteDir, docs.path), linkRoots(siteDir, docs.path))
    : {files: [], folders: []};
  const {categories} = await loadCategoryFiles(siteDir, docs ? docs.path : '', listing.files);
  const positions = new Map<string, number[]>();
  const add = (folder: string, position: number | undefined) => {
    if (position !== undefined) positions.set(folder, [...(positions.get(folder) ?? []), position]);
  };
  for (const {sourceDir, sidebarPosition} of content.docs) add(sourceDir, sidebarPosition);
  for (const [folder, {data}] of categories) add(path.posix.dirname(folder), data.position);
  return {
    siteDir,
    folders: {
      ...(docs && {doc: docs.path}),
      ...(blog && {post: blog.path}),
      ...(pages && {page: pages.path}),
    },
    tags: {
      ...(docs && {doc: await tagKeys(siteDir, config, docs)}),
      ...(blog && {post: await tagKeys(siteDir, config, blog)}),
    },
    authors: Object.keys(content.authors),
    positions,
    docFolders: new Set(content.docs.map(({sourceDir}) => sourceDir)),
    categories: new Map([...categories].map(([folder, {file}]) => [folder, file])),
    files: new Set(content.files),
    owners: ownersOf(config, content),
    addressOf: (kind, file) => addressOf(config, kind, file),
    documents: [...content.docs, ...content.posts],
    rules: config.check.rules,
  };
}

/** Pages and old addresses. Of pages nothing but their addresses is looked at, so nothing is compiled. */
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

function addressOf(config: SiteConfig, kind: ScaffoldKind, file: string): string | undefined {
  const {docs, blog, pages} = config;
  const below = (folder: string) => path.posix.relative(folder, file);
  if (kind === 'doc' && docs) {
    const {slug} = docNames(below(docs.path), {}, docs.numberPrefixParser);
    return createPermalink(config, docs.routeBasePath, slug);
  }
  if (kind === 'page' && pages)
    return createPermalink(config, pages.routeBasePath, getPageRoute(below(pages.path)));
  if (kind !== 'post' || !blog) return undefined;
  // The date is a part of the file's name, and not of the slug that a new post has.
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
