import type {Doc} from '../../content/Content.ts';
import {getPagination} from '../../content/sidebars/paginate.ts';
import {escapeText} from '../../shared/html/escapeHtml.ts';
import {createHead} from '../createHead.ts';
import {createRoute, pageMeta, tagData, visibleToc} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import {breadcrumbList} from '../structuredData.ts';
import {categoryCards} from './categoryCards.ts';
import type {DocSite} from './DocSite.ts';

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
  const heading = meta?.titleHtml ?? (doc.hideTitle ? undefined : escapeText(doc.title));
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
      ...(heading && doc.lead && !config.hidesDescriptions && {lead: doc.lead}),
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
