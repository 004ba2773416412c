import {setText} from '../config/typography.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import type {Content, Doc, DocsSet} from '../content/Content.ts';
import {buildDocsNavigation, type DocsNavigation} from '../content/sidebars/docsNavigation.ts';
import {getPagination} from '../content/sidebars/paginate.ts';
import type {SidebarCategory, SidebarItem} from '../content/sidebars/SidebarItem.ts';
import {cardOf, categoryCards} from './categoryCards.ts';
import {createHead} from './createHead.ts';
import {
  createRoute,
  documentsByTag,
  lastChangeOf,
  pageMeta,
  tagData,
  titleHtml,
  visibleToc,
} from './pageParts.ts';
import type {Route} from './Route.ts';
import type {SidebarLevels} from './createSidebarLevels.ts';
import {createDocVersions, type DocVersions} from './docVersions.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {breadcrumbList} from './structuredData.ts';
import {groupTags} from './tagGroups.ts';
import {createRelatedDocs} from './relatedDocs.ts';
import {relatedTags} from './relatedTags.ts';
import type {
  CategoryIndexPageData,
  DocTagPageData,
  DocTagsPageData,
  ListedDocData,
} from '../shared/page/PageData.ts';
import {sidebarId} from '../shared/page/sidebarId.ts';
import {fillMessage} from '../shared/messages/fillMessage.ts';
import {pluralMessage} from '../shared/messages/pluralMessage.ts';

/** What all pages of a set of docs share. */
export interface DocSite {
  config: SiteConfig;
  set: DocsSet;
  versions: DocVersions;
  compiled: CompiledPages;
  navigation: DocsNavigation;
  /** The levels of the set's sidebars, by name. */
  sidebars: Record<string, SidebarLevels>;
}

/**
 * Every page of the docs: documents, generated category indexes and tags.
 *
 * @param pages.only Source files: only these docs get a page.
 */
export function docRoutes(
  config: SiteConfig,
  content: Content,
  pages: Pick<DocSite, 'compiled' | 'sidebars'> & {only?: ReadonlySet<string>},
): Route[] {
  const {only, ...shared} = pages;
  const versions = createDocVersions(config, content);
  return content.docsSets.flatMap((set) => {
    const chosen = only ? set.docs.filter(({file}) => only.has(file)) : set.docs;
    if (chosen.length === 0) return [];
    const site = prepareDocs({config, set, versions, ...shared});
    if (only) return chosen.map((doc) => docRoute(site, doc));
    return [...set.docs.map((doc) => docRoute(site, doc)), ...categoryRoutes(site), ...tagRoutes(site)];
  });
}

/**
 * Prepares what all pages of a set of docs share.
 *
 * @param site With the `sidebars` of all sets, by id.
 */
export function prepareDocs(site: Omit<DocSite, 'navigation'>): DocSite {
  const own = Object.keys(site.set.sidebars).flatMap((name): [string, SidebarLevels][] => {
    const levels = site.sidebars[sidebarId(site.set, name)];
    return levels ? [[name, levels]] : [];
  });
  return {...site, navigation: buildDocsNavigation(site.set), sidebars: Object.fromEntries(own)};
}

/** The page of one doc. */
export function docRoute(site: DocSite, doc: Doc): Route {
  const {config, set, versions, compiled, navigation} = site;
  const {options, version} = set;
  const sidebarName = navigation.sidebarNames.get(doc.id);
  const inSidebar = sidebarName === undefined ? undefined : navigationIn(sidebarName, site);
  const breadcrumbs = inSidebar?.breadcrumbs?.get(doc.permalink) ?? [];
  const {previous, next} = getPagination(doc, inSidebar?.pagination, navigation.docsById);
  const meta = compiled.get(doc.file);
  const head = createHead(config, {
    title: doc.title,
    description: doc.description,
    path: doc.permalink,
    keywords: doc.keywords,
    image: meta?.image ?? doc.image,
    noIndex: doc.unlisted || version.noIndex,
    structuredData: options.breadcrumbs ? breadcrumbList(config, breadcrumbs, doc.permalink) : [],
  });
  const heading = meta?.titleHtml ?? (doc.hideTitle ? undefined : titleHtml(doc.title));
  const sidebar = inSidebar?.levels?.pageSidebar(doc.permalink);
  return createRoute(
    {
      layout: 'doc',
      ...(config.namesDocs && {docId: doc.id}),
      ...(config.readsFrontMatter && {frontMatter: doc.frontMatter}),
      reference: doc.reference,
      path: doc.permalink,
      head,
      content: {key: 'body'},
      titleHtml: heading || undefined,
      ...(heading && doc.lead && {lead: doc.lead}),
      toc: visibleToc(doc, meta),
      breadcrumbs: options.breadcrumbs ? breadcrumbs : [],
      sidebar,
      cards: meta?.rendersCards
        ? categoryCards(doc, inSidebar?.items ?? [], navigation.docsById, config)
        : undefined,
      previous,
      next,
      tags: doc.tags.map((tag) => tagData(tag)),
      docsVersion: versions.ofDoc(set, doc),
      ...pageMeta(doc, config),
    },
    {
      contents: [{key: 'body', file: doc.file, part: 'body'}],
      file: doc.file,
      lastmod: doc.lastUpdate?.date,
    },
  );
}

/** The navigation that one sidebar defines for its docs. */
function navigationIn(name: string, {set, navigation, sidebars}: DocSite) {
  return {
    items: set.sidebars[name],
    levels: sidebars[name],
    breadcrumbs: navigation.breadcrumbs.get(name),
    pagination: navigation.pagination.get(name),
  };
}

function categoryRoutes({config, set, versions, navigation, sidebars}: DocSite): Route[] {
  const {options, version} = set;
  const routes: Route[] = [];
  for (const [name, items] of Object.entries(set.sidebars)) {
    for (const category of categoriesOf(items)) {
      if (category.link?.type !== 'generated-index') continue;
      const {href, title, description, image, keywords} = category.link;
      const breadcrumbs = navigation.breadcrumbs.get(name)?.get(href) ?? [];
      const {previous, next} = navigation.pagination.get(name)?.get(href) ?? {};
      const data: CategoryIndexPageData = {
        layout: 'categoryIndex',
        path: href,
        head: createHead(config, {
          title,
          description,
          path: href,
          image,
          keywords,
          noIndex: version.noIndex,
          structuredData: options.breadcrumbs ? breadcrumbList(config, breadcrumbs, href) : [],
        }),
        title,
        description: description || undefined,
        breadcrumbs: options.breadcrumbs ? breadcrumbs : [],
        sidebar: sidebars[name]?.pageSidebar(href),
        cards: category.items.flatMap((item) => cardOf(item, navigation.docsById, config)),
        previous,
        next,
        docsVersion: versions.ofCategory(set, href),
      };
      routes.push(createRoute(data, lastChangeOf(docsIn(category.items, navigation.docsById))));
    }
  }
  return routes;
}

function tagRoutes({config, set, versions}: DocSite): Route[] {
  const {docs, tags, options, version} = set;
  if (tags.length === 0) return [];
  const {theme, build: words} = config.messages;
  const docsVersion = versions.ofSet(set);
  const indexPath = createPermalink(config, options.routeBasePath, options.tagsBasePath);
  const byTag = documentsByTag(docs);
  const relatedTo = createRelatedDocs(docs, byTag);
  const collator = new Intl.Collator(config.locale);
  const listedCount = (permalink: string) =>
    byTag.get(permalink)?.filter(({unlisted}) => !unlisted).length ?? 0;
  const index: DocTagsPageData = {
    layout: 'docTags',
    path: indexPath,
    head: createHead(config, {
      title: theme.tags,
      description: words.tagsOfDocs,
      path: indexPath,
      noIndex: version.noIndex,
    }),
    title: theme.tags,
    groups: groupTags(
      tags
        .filter(({permalink}) => listedCount(permalink) > 0)
        .map((tag) => tagData(tag, listedCount(tag.permalink))),
      config.locale,
    ),
    docsVersion,
  };
  const pages = tags.map((tag) => {
    const members = byTag.get(tag.permalink) ?? [];
    const unlisted = members.every((doc) => doc.unlisted);
    const listed = unlisted ? members : members.filter((doc) => !doc.unlisted);
    const related = relatedTags(tag, listed).map((other) => tagData(other, listedCount(other.permalink)));
    const title = setText(
      config,
      fillMessage(words.docTagTitle, {
        nDocsTagged: pluralMessage(words.docsTagged, listed.length, config.locale),
        tagName: tag.label,
      }),
    );
    const near = unlisted ? [] : relatedTo(tag.permalink, listed);
    const data: DocTagPageData = {
      layout: 'docTag',
      path: tag.permalink,
      head: createHead(config, {
        title,
        description: tag.description ?? aboutTag(config, tag.label, listed),
        path: tag.permalink,
        noIndex: unlisted || version.noIndex,
      }),
      title,
      label: tag.label,
      description: tag.description || undefined,
      docs: listed.map(listedDoc).sort((a, b) => collator.compare(a.title, b.title)),
      ...(near.length > 0 && {relatedDocs: near.map(listedDoc)}),
      ...(related.length > 0 && {related}),
      allTagsHref: indexPath,
      unlisted,
      docsVersion,
    };
    return createRoute(data, lastChangeOf(listed));
  });
  return [createRoute(index, lastChangeOf(docs.filter(({unlisted}) => !unlisted))), ...pages];
}

function listedDoc({title, permalink, description}: Doc): ListedDocData {
  return {title, href: permalink, description: description || undefined};
}

/** The description of a tag for search engines if the tags file has none: lists the first pages. */
function aboutTag({locale, messages}: SiteConfig, label: string, docs: Doc[]): string {
  const titles = docs.slice(0, 3).map(({title}) => title);
  const {aboutTag: whole, aboutTagMore} = messages.build;
  const more = docs.length - titles.length;
  return fillMessage(more > 0 ? aboutTagMore : whole, {
    label,
    titles: titles.join(', '),
    count: new Intl.NumberFormat(locale).format(more),
  });
}

/** The docs of sidebar items, including those of categories in them. */
function docsIn(items: readonly SidebarItem[], byId: ReadonlyMap<string, Doc>): Doc[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return docsIn(item.items, byId);
    const doc = item.type === 'doc' ? byId.get(item.id) : undefined;
    return doc && !doc.unlisted ? [doc] : [];
  });
}

function categoriesOf(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []));
}
