import type {ReactNode} from 'react';
import {DEFAULT_ID} from '../../../shared/page/instanceId.ts';
import {docsVersionOf} from '../../../shared/page/docsVersionOf.ts';
import type {PageData} from '../../../shared/page/PageData.ts';
import {sidebarName} from '../../../shared/page/sidebarId.ts';
import {isRecord} from '../../../shared/invariants/isRecord.ts';
import {getCategoryCards} from '../../../theme/content/getCategoryCards.ts';
import {type CardItem, itemHref} from '../../../theme/content/itemHref.ts';
import {
  docsListOf,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useDocsVersionCandidates,
  useLatestVersion,
} from '../../hooks/docsVersions.ts';
import {editMetadata} from '../../shared/editMetadata.ts';
import {linkTarget} from '../../shared/linkTarget.ts';
import {tocItems} from '../../shared/tocItems.ts';
import {usePage} from '../../../theme/context/PageContext.ts';
import {useSite} from '../../../theme/context/SiteContext.ts';

export {
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocsPreferredVersion,
  useDocsPreferredVersionByPluginId,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
} from '../../hooks/docsVersions.ts';
export {useBreadcrumbsStructuredData} from '../../hooks/structuredData.ts';
export {
  DocSidebarItemsExpandedStateProvider,
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useDocSidebarItemsExpandedState,
  useVisibleSidebarItems,
} from '../../hooks/sidebarItems.tsx';
export {
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
} from '../../hooks/themeParts.tsx';

/** The current doc and its version. */
export function useActiveDocContext(id = DEFAULT_ID) {
  const page = usePage();
  const activeVersion = useActiveVersion(id);
  const docId = (page.layout === 'doc' && page.docId) || page.path;
  const sidebar = page.layout === 'doc' ? nameOf(page) : undefined;
  const activeDoc =
    page.layout === 'doc' && activeVersion ? {id: docId, path: page.path, sidebar} : undefined;
  const elsewhere = ('docsVersion' in page && page.docsVersion?.elsewhere) || {};
  const alternateDocVersions: Record<string, {id: string; path: string}> = {
    ...Object.fromEntries(Object.entries(elsewhere).map(([version, path]) => [version, {id: docId, path}])),
    ...(activeDoc && activeVersion && {[activeVersion.name]: activeDoc}),
  };
  return {activeVersion, activeDoc, alternateDocVersions};
}

/** The version to suggest to readers of an older one. */
export function useDocVersionSuggestions(id = DEFAULT_ID) {
  const latestVersionSuggestion = useLatestVersion(id);
  const {alternateDocVersions} = useActiveDocContext(id);
  const latestDocSuggestion = latestVersionSuggestion && alternateDocVersions[latestVersionSuggestion.name];
  return {latestVersionSuggestion, latestDocSuggestion};
}

/** The version of the current page, for components of a doc. */
export function useDocsVersion() {
  const pluginId = useActivePlugin()?.pluginId;
  const version = useActiveVersion(pluginId);
  const list = docsListOf(useSite(), pluginId, version?.name);
  return {
    pluginId: pluginId ?? DEFAULT_ID,
    version: version?.name ?? 'current',
    label: version?.label ?? '',
    isLast: version?.isLast ?? true,
    badge: false,
    banner: null,
    docs: list?.docs ?? {},
    docsSidebars: list?.sidebars ?? {},
  };
}

/** A doc of the current version; undefined without an id. */
export function useDocById(id: string | undefined) {
  const {docs} = useDocsVersion();
  return id === undefined ? undefined : docs[id];
}

/** The sidebar of the current page. */
export function useDocsSidebar(): {name: string; items: unknown[]} | null {
  const page = usePage();
  const {docsSidebars} = useDocsVersion();
  const name = nameOf(page);
  return name === undefined ? null : {name, items: docsSidebars[name] ?? []};
}

/**
 * The sidebar of the current page for a `DocRoot` of the site; the theme renders the doc itself, so there is no element
 * of it.
 */
export function useDocRootMetadata(_props: unknown) {
  const sidebar = useDocsSidebar();
  return {docElement: null, sidebarName: sidebar?.name, sidebarItems: sidebar?.items};
}

/** The name of a page's sidebar; undefined without one. */
function nameOf(page: PageData): string | undefined {
  if (!('sidebar' in page) || !page.sidebar) return undefined;
  return sidebarName(page.sidebar.name, docsVersionOf(page));
}

/** The items of the sidebar that point to the current page, which is the last of them; null without breadcrumbs. */
export function useSidebarBreadcrumbs():
  | {type: 'link' | 'category'; label: string; href?: string; docId?: string}[]
  | null {
  const page = usePage();
  const trail = 'breadcrumbs' in page ? page.breadcrumbs : [];
  if (trail.length === 0) return null;
  const last = trail.length - 1;
  return trail.map((item, index) => {
    const isDoc = index === last && page.layout === 'doc';
    return isDoc ? {type: 'link', ...item, href: page.path, docId: page.docId} : {type: 'category', ...item};
  });
}

/** Renders its children: the data of a doc are those of the page (Docusaurus `DocProvider`). */
export function DocProvider({children}: {children?: ReactNode}): ReactNode {
  return children;
}

/** Data of the current doc; other docs are not available. */
export function useDoc() {
  const page = usePage();
  const {head, path} = page;
  const doc = page.layout === 'doc' ? page : undefined;
  const {title, titleDelimiter = '|'} = useSite();
  const ending = ` ${titleDelimiter} ${title}`;
  const frontMatter = doc?.frontMatter ?? {};
  const metadata = {
    id: doc?.docId ?? path,
    title: head.title.endsWith(ending) ? head.title.slice(0, -ending.length) : head.title,
    description: head.description ?? '',
    permalink: path,
    slug: path,
    unlisted: doc?.unlisted ?? false,
    tags: (doc?.tags ?? []).map(({label, href}) => ({label, permalink: href})),
    ...editMetadata(doc ?? {}),
    previous: linkTarget(doc?.previous),
    next: linkTarget(doc?.next),
    frontMatter,
  };
  return {
    metadata,
    frontMatter,
    // The theme renders the title in either case: copied components must not add it.
    contentTitle: metadata.title,
    assets: {},
    toc: tocItems(doc?.toc ?? []),
  };
}

/** An item of a sidebar, in the form that `DocCardList` expects. */
interface CategoryItem {
  type: 'link' | 'category';
  label: string;
  href: string;
  description?: string;
  /** Of a category. */
  items?: unknown[];
}

/** The category of the sidebar whose page this is, or that the page is in. */
export function useCurrentSidebarCategory(): {type: 'category'; label: string; items: CategoryItem[]} {
  const page = usePage();
  const sidebar = useDocsSidebar()?.items ?? [];
  const items = getCategoryCards(page).map(({type, label, href, description}): CategoryItem => {
    const card = {label, href, description};
    if (type !== 'category') return {type: 'link', ...card};
    return {type: 'category', ...card, items: itemsOf(label, href, sidebar) ?? []};
  });
  const trail = 'breadcrumbs' in page ? page.breadcrumbs : [];
  return {type: 'category', label: trail.at(-1)?.label ?? '', items};
}

/** What the category with a label and an address contains, as far as the sidebar of the page is known. */
function itemsOf(label: string, href: string, items: readonly unknown[]): unknown[] | undefined {
  for (const item of items.filter(isCategory)) {
    const isSame = item.label === label && itemHref(item) === href;
    const found = isSame ? item.items : itemsOf(label, href, item.items);
    if (found) return found;
  }
  return undefined;
}

/** A category of a sidebar. */
interface Category extends CardItem {
  label: string;
  items: CardItem[];
}

function isItem(item: unknown): item is CardItem {
  return isRecord(item) && typeof item.type === 'string';
}

function isCategory(item: unknown): item is Category {
  return isItem(item) && item.type === 'category' && Array.isArray(item.items);
}

export {itemHref as findFirstSidebarItemLink};

/** The items next to the current page in its sidebar; for the page of a category, those of the category. */
export function useCurrentSidebarSiblings(): CategoryItem[] {
  return useCurrentSidebarCategory().items;
}

/** The items that have a card: those of `useCurrentSidebarCategory` all do. */
export function filterDocCardListItems<Item>(items: readonly Item[]): readonly Item[] {
  return items;
}

/** The tag of the pages of a version, for a crawler of Algolia. */
export function getDocsVersionSearchTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}

/** The tags of the docs that a search on this page is about. */
export function useDocsContextualSearchTags(): string[] {
  const active = useActivePluginAndVersion();
  const {docs} = useSite();
  return docs.map(({id, versions}) => {
    const latest = versions.find(({isLast}) => isLast) ?? versions[0];
    const isActive = active?.activePlugin.pluginId === id;
    const version = (isActive ? active.activeVersion : undefined) ?? latest;
    return getDocsVersionSearchTag(id, version?.name ?? 'current');
  });
}

/**
 * The doc with an id in the first of the versions of `useDocsVersionCandidates`; null for one that is a draft or does not
 * exist.
 */
export function useLayoutDoc(docId: string, id = DEFAULT_ID) {
  const docs = useDocsVersionCandidates(id).flatMap((version) => version.docs);
  return docs.find((doc) => doc.id === docId) ?? null;
}

/** A sidebar with the address of its first page, in the same way. */
export function useLayoutDocsSidebar(name: string, id = DEFAULT_ID) {
  const site = useSite();
  const versions = useDocsVersionCandidates(id).map((version) => docsListOf(site, id, version.name));
  const items: unknown[] = versions.find((list) => list?.sidebars[name])?.sidebars[name] ?? [];
  const path = itemHref({type: 'category', items: items.filter(isItem)});
  return {name, link: path === undefined ? undefined : {path, label: name}};
}
