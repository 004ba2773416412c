import type {Doc, DocsSet} from '../Content.ts';
import {type Breadcrumb, sidebarBreadcrumbs} from './breadcrumbs.ts';
import {getDocSidebarNames} from './docSidebarNames.ts';
import {type Pagination, paginateSidebar} from './paginate.ts';

/** Everything that pages look up in the sidebars, computed once, in linear time. */
export interface DocsNavigation {
  docsById: Map<string, Doc>;
  /** Name of the sidebar by doc id. */
  sidebarNames: Map<string, string>;
  /** By sidebar name, then by doc id or address of a generated index. */
  pagination: Map<string, Map<string, Pagination>>;
  /** By sidebar name, then by address. */
  breadcrumbs: Map<string, Map<string, Breadcrumb[]>>;
}

/** Prepares the navigation of all docs. */
export function buildDocsNavigation({docs, sidebars}: Pick<DocsSet, 'docs' | 'sidebars'>): DocsNavigation {
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const entries = Object.entries(sidebars);
  return {
    docsById,
    sidebarNames: getDocSidebarNames(docs, sidebars),
    pagination: new Map(entries.map(([name, items]) => [name, paginateSidebar(items, docsById)])),
    breadcrumbs: new Map(entries.map(([name, items]) => [name, sidebarBreadcrumbs(items)])),
  };
}
