import type {DocsVersionRef} from './DocsPageData.ts';

/** What precedes the names of sidebars of a version, on a site whose docs have several instances or versions. */
export function docsSetKey({instance, name}: Pick<DocsVersionRef, 'instance' | 'name'>): string {
  return `${instance}~${name}`;
}

/**
 * The id of a sidebar, which is unique across all sets of docs.
 *
 * @param set Its key is empty on a site with one set of docs.
 */
export function sidebarId({key}: {key: string}, name: string): string {
  return key === '' ? name : `${key}~${name}`;
}

/**
 * The name that a sidebar has in its sidebars file.
 *
 * @param version The version that it belongs to; absent on a site with one set of docs.
 */
export function sidebarName(id: string, version: DocsVersionRef | undefined): string {
  return version === undefined ? id : id.slice(sidebarId({key: docsSetKey(version)}, '').length);
}
