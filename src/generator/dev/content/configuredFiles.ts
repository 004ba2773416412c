import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {siteFile} from '../../content/readSource.ts';
import {SIDEBARS_FILES} from '../../content/sidebars/loadSidebarsFile.ts';

/**
 * Single files that the configuration names, and that the content is made of when they are there: one that is made
 * later is noticed. Relative to the site folder.
 */
export function configuredFiles({docs, blog, openapi}: SiteConfig): string[] {
  const tags = [docs, blog].flatMap((section) =>
    section && section.tags !== false ? [siteFile(section.path, section.tags ?? 'tags.yml')] : [],
  );
  const files = [
    ...(docs ? sidebarFiles(docs.sidebarPath) : []),
    ...tags,
    ...(blog ? [siteFile(blog.path, blog.authorsMapPath)] : []),
    ...openapi.map((one) => one.path),
  ];
  return files.map((file) => path.posix.normalize(file));
}

/** See `loadSidebarsFile`. */
function sidebarFiles(sidebarPath: string | false | undefined): string[] {
  if (sidebarPath === false) return [];
  return sidebarPath === undefined ? SIDEBARS_FILES : [sidebarPath];
}
