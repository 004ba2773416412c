import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content, Doc, DocsSet} from '../../content/Content.ts';
import {getCategoryIndexes} from '../../content/sidebars/categoryIndexes.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import type {DocsVersionRef} from '../../shared/page/DocsPageData.ts';
import type {DocsInstanceData, VersionData} from '../../shared/page/SiteData.ts';

/** Finds the version that a page of the docs belongs to; undefined on a site with one set of docs. */
export interface DocVersions {
  /** For pages without a doc. */
  ofSet(set: DocsSet): DocsVersionRef | undefined;
  /** For a doc, with the addresses of the same doc in other versions. */
  ofDoc(set: DocsSet, doc: Doc): DocsVersionRef | undefined;
  /** For the generated page of a category, whose counterparts have the same path below their version. */
  ofCategory(set: DocsSet, href: string): DocsVersionRef | undefined;
}

/** Compares the versions of the docs of a site. */
export function createDocVersions(config: SiteConfig, {docsSets}: Pick<Content, 'docsSets'>): DocVersions {
  if (docsSets.length < 2) return {ofSet: nothing, ofDoc: nothing, ofCategory: nothing};
  const instances = new Map<string, Map<string, [version: string, href: string][]>>();
  for (const set of docsSets) {
    const pages = instances.get(set.instance) ?? new Map<string, [string, string][]>();
    instances.set(set.instance, pages);
    const add = (key: string, href: string) =>
      pages.set(key, [...(pages.get(key) ?? []), [set.version.name, href]]);
    for (const {id, permalink} of set.docs) add(docKey(id), permalink);
    for (const {link} of getCategoryIndexes(set.sidebars))
      add(categoryKey(config, set, link.href), link.href);
  }
  const refOf = ({instance, version}: DocsSet, key?: string): DocsVersionRef => {
    const same = key === undefined ? [] : (instances.get(instance)?.get(key) ?? []);
    const others = same.filter(([name]) => name !== version.name);
    return {
      instance,
      name: version.name,
      ...(others.length > 0 && {elsewhere: Object.fromEntries(others)}),
    };
  };
  return {
    ofSet: (set) => refOf(set),
    ofDoc: (set, {id}) => refOf(set, docKey(id)),
    ofCategory: (set, href) => refOf(set, categoryKey(config, set, href)),
  };
}

/** The versions with pages, for the browser. */
export function docsInstances(config: SiteConfig, {docsSets}: Pick<Content, 'docsSets'>): DocsInstanceData[] {
  const shown = docsSets.filter(({docs}) => docs.length > 0);
  return [...new Set(shown.map(({instance}) => instance))].map((id) => ({
    id,
    versions: shown.filter(({instance}) => instance === id).map((set) => versionData(config, set)),
  }));
}

function versionData(config: SiteConfig, set: DocsSet): VersionData {
  const {name, label, banner, badge, className, noIndex, isLast} = set.version;
  return {
    name,
    label,
    path: mainDoc(set)?.permalink ?? createPermalink(config, set.options.routeBasePath),
    ...(banner && {banner}),
    badge,
    ...(className !== undefined && {className}),
    ...(noIndex && {noIndex}),
    isLast,
  };
}

/**
 * The main page of a version: the doc at its root, or else the first doc of its first sidebar, or else the first doc.
 */
function mainDoc({docs, sidebars}: DocsSet): Doc | undefined {
  const [first] = Object.values(sidebars);
  const id = first && firstDocId(first);
  return docs.find(({slug}) => slug === '/') ?? docs.find((doc) => doc.id === id) ?? docs[0];
}

function firstDocId(items: DocsSet['sidebars'][string]): string | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.id;
    if (item.type !== 'category') continue;
    const id = item.link?.type === 'doc' ? item.link.id : firstDocId(item.items);
    if (id !== undefined) return id;
  }
  return undefined;
}

function docKey(id: string): string {
  return `doc ${id}`;
}

function categoryKey(config: SiteConfig, {options}: DocsSet, href: string): string {
  const root = createPermalink(config, options.routeBasePath).replace(/\/$/, '');
  return `category ${href.startsWith(root) ? href.slice(root.length) : href}`;
}

function nothing(): undefined {
  return undefined;
}
