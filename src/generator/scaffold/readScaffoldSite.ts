import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Content} from '../content/Content.ts';
import {listFolder} from '../files/listFolder.ts';
import {loadCategoryFiles} from '../content/sidebars/loadCategoryFiles.ts';
import {loadTagsFile} from '../content/tags/loadTagsFile.ts';
import type {ScaffoldSite} from './Scaffold.ts';

/** Gathers what new files need to know of a site. */
export async function readScaffoldSite(
  siteDir: string,
  config: SiteConfig,
  content: Content,
): Promise<ScaffoldSite> {
  const {docs, blog, pages} = config;
  const listing = docs ? await listFolder(path.join(siteDir, docs.path)) : {files: [], folders: []};
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
  };
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
