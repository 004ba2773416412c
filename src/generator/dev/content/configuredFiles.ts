import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {DocsSet} from '../../content/Content.ts';
import {CURRENT_VERSION, versionPlaces, versionsFile} from '../../content/docs/versionPlaces.ts';
import {siteFile} from '../../content/readSource.ts';
import {sidebarsFiles} from '../../content/sidebars/loadSidebarsFile.ts';

/**
 * Single files named in the configuration that are part of the content if they exist, so that creating one is noticed.
 * Relative to the site folder.
 *
 * @param docsSets The docs, as far as they are known.
 */
export function configuredFiles({docs, blog, openapi}: SiteConfig, docsSets: readonly DocsSet[]): string[] {
  const sections = [...docs, ...docsSets.map(({options}) => options), ...blog];
  const files = [
    ...docs.flatMap(({id, sidebarPath}) => [versionsFile(id), ...sidebarsFiles(id, sidebarPath).names]),
    ...docsSets.flatMap(({instance, version: {name}}) =>
      name === CURRENT_VERSION ? [] : [versionPlaces(instance, name).sidebars],
    ),
    ...sections.flatMap((one) => (one.tags === false ? [] : [siteFile(one.path, one.tags ?? 'tags.yml')])),
    ...blog.map((one) => siteFile(one.path, one.authorsMapPath)),
    ...openapi.map((one) => one.path),
  ];
  return [...new Set(files.map((file) => path.posix.normalize(file)))];
}
