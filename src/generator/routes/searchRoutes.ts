import {SEARCH_COMPONENT} from '../shared/page/searchComponent.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Content, DocsSet} from '../content/Content.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {categoryHref} from '../content/sidebars/categoryHref.ts';
import {firstHref} from '../content/sidebars/firstHref.ts';
import type {SidebarItem} from '../content/sidebars/SidebarItem.ts';
import {hasSearch} from '../shared/page/hasSearch.ts';
import {createHead} from './createHead.ts';
import type {LinkData} from '../shared/page/PageParts.ts';
import type {SearchPageData} from '../shared/page/PageData.ts';
import {createRoute} from './pageParts.ts';
import type {Route} from './Route.ts';
import {fillMessage} from '../shared/messages/fillMessage.ts';

/** A category with more items is represented by a link to its own page, which lists them. */
const MOST_ITEMS = 30;

/** The search page, on sites with search. Search engines do not index it. */
export function searchRoutes(config: SiteConfig, content: Content): Route[] {
  if (!hasSearch(config.themeConfig.navbar)) return [];
  const {theme, dialogs, build: words} = config.messages;
  const path = createPermalink(config, '/search');
  const data: SearchPageData = {
    layout: 'search',
    path,
    head: createHead(config, {
      title: theme.search,
      description: fillMessage(words.aboutSearch, {title: config.title}),
      path,
      noIndex: true,
    }),
    component: SEARCH_COMPONENT,
    messages: dialogs,
    lists: [
      {title: words.allOfAKind, links: overviews(config, content)},
      ...sidebarLists(content, words.docs),
    ].filter(({links}) => links.length > 0),
  };
  return [createRoute(data)];
}

/** Pages that list other pages: tags, references, posts. */
function overviews(config: SiteConfig, content: Content): LinkData[] {
  const words = config.messages.build;
  const link = (label: string, ...parts: string[]) => ({label, href: createPermalink(config, ...parts)});
  return [
    ...lastSets(content).flatMap(({tags, sidebars, options}) => [
      ...(tags.length > 0 ? [link(words.docsByTag, options.routeBasePath, options.tagsBasePath)] : []),
      ...Object.values(sidebars).flatMap(largeCategories),
    ]),
    ...content.blogs.flatMap(({posts, tags, options}) => {
      const {blogTitle: blog, routeBasePath, tagsBasePath, archiveBasePath} = options;
      if (posts.every(({unlisted}) => unlisted)) return [];
      return [
        link(blog, routeBasePath),
        ...(tags.length > 0 ? [link(fillMessage(words.blogByTag, {blog}), routeBasePath, tagsBasePath)] : []),
        ...(archiveBasePath === null
          ? []
          : [link(fillMessage(words.blogByDate, {blog}), routeBasePath, archiveBasePath)]),
      ];
    }),
  ];
}

/** Only the last versions: older versions list their own pages. */
function lastSets({docsSets}: Content): DocsSet[] {
  return docsSets.filter(({version}) => version.isLast);
}

function largeCategories(items: SidebarItem[]): LinkData[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return [...(item.items.length > MOST_ITEMS ? toLink(item) : []), ...largeCategories(item.items)];
  });
}

/** A list for each top-level category of a sidebar, and one for the remaining pages. */
function sidebarLists(content: Content, title: string): SearchPageData['lists'] {
  const sidebars = lastSets(content).flatMap((set) => Object.values(set.sidebars));
  return sidebars.flatMap((items) => [
    {title, links: items.flatMap((item) => (item.type === 'category' ? [] : toLink(item)))},
    ...items.flatMap((item) =>
      item.type === 'category' && item.items.length <= MOST_ITEMS
        ? [{title: item.label, links: [...ownPage(item), ...item.items.flatMap(toLink)]}]
        : [],
    ),
  ]);
}

function ownPage(category: SidebarItem): LinkData[] {
  if (category.type !== 'category') return [];
  const href = categoryHref(category);
  return href === undefined ? [] : [{label: category.label, href}];
}

function toLink(item: SidebarItem): LinkData[] {
  if (item.type === 'html' || ('unlisted' in item && item.unlisted)) return [];
  const href = firstHref([item]);
  return href === undefined ? [] : [{label: item.label, href}];
}
