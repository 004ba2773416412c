import type {DocsConfig, SiteConfig} from '../config/SiteConfig.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import type {Content, Doc} from '../content/Content.ts';
import {buildDocsNavigation, type DocsNavigation} from '../content/sidebars/docsNavigation.ts';
import {getPagination} from '../content/sidebars/paginate.ts';
import type {SidebarCategory, SidebarItem} from '../content/sidebars/SidebarItem.ts';
import {cardOf, categoryCards} from './categoryCards.ts';
import {createHead} from './createHead.ts';
import {createRoute, documentsByTag, pageMeta, tagData, titleHtml, visibleToc} from './pageParts.ts';
import type {Route} from './Route.ts';
import type {SidebarLevels} from './createSidebarLevels.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {breadcrumbList} from './structuredData.ts';
import {groupTags} from './tagGroups.ts';
import {fillMessage} from '../shared/messages/fillMessage.ts';
import {pluralMessage} from '../shared/messages/pluralMessage.ts';

/** What the pages of the docs have in common. */
export interface DocSite {
  config: SiteConfig;
  docs: DocsConfig;
  content: Content;
  compiled: CompiledPages;
  navigation: DocsNavigation;
  sidebars: Record<string, SidebarLevels>;
}

/** Every page of the docs: documents, generated category indexes and tags. */
export function docRoutes(
  config: SiteConfig,
  content: Content,
  compiled: CompiledPages,
  sidebars: Record<string, SidebarLevels>,
): Route[] {
  const site = prepareDocs(config, content, compiled, sidebars);
  if (!site) return [];
  return [...content.docs.map((doc) => docRoute(site, doc)), ...categoryRoutes(site), ...tagRoutes(site)];
}

/** Works out what the pages of the docs have in common; undefined when there are none. */
export function prepareDocs(
  config: SiteConfig,
  content: Content,
  compiled: CompiledPages,
  sidebars: Record<string, SidebarLevels>,
): DocSite | undefined {
  const {docs} = config;
  if (!docs || content.docs.length === 0) return undefined;
  return {config, docs, content, compiled, navigation: buildDocsNavigation(content), sidebars};
}

/** The page of one doc. */
export function docRoute(site: DocSite, doc: Doc): Route {
  const {config, docs, compiled, navigation} = site;
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
    noIndex: doc.unlisted,
    structuredData: docs.breadcrumbs ? breadcrumbList(config, breadcrumbs, doc.permalink) : [],
  });
  const heading = meta?.titleHtml ?? (doc.hideTitle ? undefined : titleHtml(doc.title));
  const sidebar = inSidebar?.levels?.pageSidebar(doc.permalink);
  return createRoute(
    {
      layout: 'doc',
      path: doc.permalink,
      head,
      content: {key: 'body'},
      titleHtml: heading || undefined,
      toc: visibleToc(doc, meta),
      breadcrumbs: docs.breadcrumbs ? breadcrumbs : [],
      sidebar,
      cards: meta?.rendersCards
        ? categoryCards(doc, inSidebar?.items ?? [], navigation.docsById, config)
        : undefined,
      previous,
      next,
      tags: doc.tags.map((tag) => tagData(tag)),
      ...pageMeta(doc),
    },
    {
      contents: [{key: 'body', file: doc.file, part: 'body'}],
      file: doc.file,
      lastmod: doc.lastUpdate?.date,
    },
  );
}

/** What one sidebar says of its docs. */
function navigationIn(name: string, {content, navigation, sidebars}: DocSite) {
  return {
    items: content.sidebars[name],
    levels: sidebars[name],
    breadcrumbs: navigation.breadcrumbs.get(name),
    pagination: navigation.pagination.get(name),
  };
}

function categoryRoutes({config, docs, content, navigation, sidebars}: DocSite): Route[] {
  const routes: Route[] = [];
  for (const [name, items] of Object.entries(content.sidebars)) {
    for (const category of categoriesOf(items)) {
      if (category.link?.type !== 'generated-index') continue;
      const {href, title, description, image, keywords} = category.link;
      const breadcrumbs = navigation.breadcrumbs.get(name)?.get(href) ?? [];
      const {previous, next} = navigation.pagination.get(name)?.get(href) ?? {};
      routes.push(
        createRoute({
          layout: 'categoryIndex',
          path: href,
          head: createHead(config, {
            title,
            description,
            path: href,
            image,
            keywords,
            structuredData: docs.breadcrumbs ? breadcrumbList(config, breadcrumbs, href) : [],
          }),
          title,
          description: description || undefined,
          breadcrumbs: docs.breadcrumbs ? breadcrumbs : [],
          sidebar: sidebars[name]?.pageSidebar(href),
          cards: category.items.flatMap((item) => cardOf(item, navigation.docsById, config)),
          previous,
          next,
        }),
      );
    }
  }
  return routes;
}

function tagRoutes({config, docs, content}: DocSite): Route[] {
  if (content.docsTags.length === 0) return [];
  const {theme, build: words} = config.messages;
  const indexPath = createPermalink(config, docs.routeBasePath, docs.tagsBasePath);
  const byTag = documentsByTag(content.docs);
  const collator = new Intl.Collator(config.locale);
  const listedCount = (permalink: string) =>
    byTag.get(permalink)?.filter(({unlisted}) => !unlisted).length ?? 0;
  const index = createRoute({
    layout: 'docTags',
    path: indexPath,
    head: createHead(config, {title: theme.tags, description: words.tagsOfDocs, path: indexPath}),
    title: theme.tags,
    groups: groupTags(
      content.docsTags
        .filter(({permalink}) => listedCount(permalink) > 0)
        .map((tag) => tagData(tag, listedCount(tag.permalink))),
      config.locale,
    ),
  });
  const pages = content.docsTags.map((tag) => {
    const members = byTag.get(tag.permalink) ?? [];
    const unlisted = members.every((doc) => doc.unlisted);
    const listed = unlisted ? members : members.filter((doc) => !doc.unlisted);
    const title = fillMessage(words.docTagTitle, {
      nDocsTagged: pluralMessage(words.docsTagged, listed.length, config.locale),
      tagName: tag.label,
    });
    return createRoute({
      layout: 'docTag',
      path: tag.permalink,
      head: createHead(config, {
        title,
        description: tag.description ?? aboutTag(config, tag.label, listed),
        path: tag.permalink,
        noIndex: unlisted,
      }),
      title,
      description: tag.description || undefined,
      docs: listed
        .map((doc) => ({
          title: doc.title,
          href: doc.permalink,
          description: doc.description || undefined,
        }))
        .sort((a, b) => collator.compare(a.title, b.title)),
      allTagsHref: indexPath,
      unlisted,
    });
  });
  return [index, ...pages];
}

/** What search engines are told of a tag that its file does not describe: it names the first pages. */
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

function categoriesOf(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []));
}
