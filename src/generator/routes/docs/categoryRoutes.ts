import type {Doc} from '../../content/Content.ts';
import {getCategoryIndexes} from '../../content/sidebars/categoryIndexes.ts';
import type {SidebarItem} from '../../content/sidebars/SidebarItem.ts';
import type {CategoryIndexPageData} from '../../shared/page/DocsPageData.ts';
import {createHead} from '../createHead.ts';
import {createRoute, lastChangeOf} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import {breadcrumbList} from '../structuredData.ts';
import {cardOf} from './categoryCards.ts';
import type {DocSite} from './DocSite.ts';

/** The generated pages of categories. */
export function categoryRoutes({config, set, versions, navigation, sidebars}: DocSite): Route[] {
  const {options, version} = set;
  return getCategoryIndexes(set.sidebars).map(({sidebar: name, category, link}) => {
    const {href, title, description, image, keywords} = link;
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
    return createRoute(data, lastChangeOf(docsIn(category.items, navigation.docsById)));
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
