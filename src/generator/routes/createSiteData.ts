import type {NavbarItem, SiteConfig} from '../config/SiteConfig.ts';
import type {Content} from '../content/Content.ts';
import {firstHref} from '../content/sidebars/firstHref.ts';
import type {FooterGroup, NavItem, SiteData} from '../shared/page/SiteData.ts';
import {fileAddress} from '../shared/address/absoluteUrl.ts';
import {isExternal} from '../shared/address/external.ts';
import {resolveHref, resolveLayoutHref} from '../shared/address/href.ts';
import {createPermalink, joinPath} from '../shared/address/permalink.ts';
import {pathOf} from '../shared/address/splitHref.ts';
import {fillMessage} from '../shared/messages/fillMessage.ts';

const FEEDS = {
  rss: {file: 'rss.xml', type: 'application/rss+xml', title: 'rssFeed'},
  atom: {file: 'atom.xml', type: 'application/atom+xml', title: 'atomFeed'},
  json: {file: 'feed.json', type: 'application/json', title: 'jsonFeed'},
} as const;

/** What pages and the browser are told of the site. */
export function createSiteData(config: SiteConfig, content: Content): SiteData {
  const {themeConfig, blog, messages} = config;
  const feeds =
    blog && content.posts.some(({unlisted}) => !unlisted)
      ? blog.feedOptions.type.map((type) => FEEDS[type])
      : [];
  return {
    messages: messages.theme,
    dialogs: messages.dialogs,
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    locale: config.locale,
    trailingSlash: config.trailingSlash,
    favicon: config.favicon || undefined,
    navbar: {
      title: themeConfig.navbar.title,
      ...(themeConfig.navbar.logo && {logo: resolveLogo(config, themeConfig.navbar.logo)}),
      items: themeConfig.navbar.items.map((item) => navItem(config, content, item)),
    },
    footer: {
      ...themeConfig.footer,
      links: themeConfig.footer.links.map((group) => footerGroup(config, group)),
    },
    colorMode: themeConfig.colorMode,
    announcementBar: themeConfig.announcementBar,
    toc: themeConfig.tableOfContents,
    feeds: feeds.map(({file, type, title}) => ({
      title: fillMessage(messages.build[title], {title: config.title}),
      type,
      href: fileAddress(config.baseUrl, joinPath(blog ? blog.routeBasePath : '', file)),
    })),
    docs: docsInstances(config, content),
    metadata: themeConfig.metadata,
    customFields: config.customFields,
    themeFields: themeConfig.customFields,
    organizationName: config.organizationName || undefined,
    projectName: config.projectName || undefined,
    withoutHome: hasHome(config, content) ? undefined : true,
    products: config.products.map(({label, path}) => ({label, path})),
  };
}

/** Whether some page has the site's own address. */
function hasHome(config: SiteConfig, {docs, posts, pages}: Content): boolean {
  const {baseUrl, blog} = config;
  const documents = [...docs, ...posts, ...pages.map((page) => page.document ?? page)];
  const hasList = blog && posts.length > 0 && createPermalink(config, blog.routeBasePath) === baseUrl;
  return (
    hasList ||
    documents.some(({permalink}) => permalink === baseUrl) ||
    config.redirects.some(({from}) => [from].flat().includes('/'))
  );
}

function docsInstances(config: SiteConfig, {docs}: Content): SiteData['docs'] {
  if (!config.docs || docs.length === 0) return [];
  const path = createPermalink(config, config.docs.routeBasePath);
  const {versionLabel: label} = config.docs;
  return [{id: 'default', versions: [{name: 'current', label, path, badge: false, isLast: true}]}];
}

function navItem(config: SiteConfig, content: Content, item: NavbarItem): NavItem {
  const base = {
    label: item.label ?? '',
    position: item.position ?? 'right',
    ariaLabel: item.ariaLabel || undefined,
    className: item.className || undefined,
    attributes: item.attributes,
    activeBaseRegex: item.activeBaseRegex || undefined,
  };
  switch (item.type) {
    case 'dropdown':
    case undefined:
    case 'default':
      if (item.items) {
        return {...base, type: 'dropdown', items: item.items.map((child) => navItem(config, content, child))};
      }
      return {...base, type: 'link', ...address(config, item)};
    case 'docSidebar': {
      const href = firstHref(item.sidebarId === undefined ? [] : (content.sidebars[item.sidebarId] ?? []));
      const activePath = config.docs ? createPermalink(config, config.docs.routeBasePath) : undefined;
      return {...base, type: 'link', href, activePath};
    }
    case 'doc': {
      const doc = content.docs.find(({id}) => id === item.docId);
      return {
        ...base,
        label: item.label ?? doc?.title ?? '',
        type: 'link',
        href: doc?.permalink,
      };
    }
    case 'html':
      return {...base, type: 'html', value: item.value ?? ''};
    default:
      return {
        ...base,
        type: item.type,
        items: (item.items ?? []).map((child) => navItem(config, content, child)),
      };
  }
}

function resolveLogo(
  config: SiteConfig,
  {src, srcDark, alt, href}: NonNullable<SiteData['navbar']['logo']>,
): SiteData['navbar']['logo'] {
  return {
    src: resolveLayoutHref(src, config),
    ...(srcDark && {srcDark: resolveLayoutHref(srcDark, config)}),
    alt,
    ...(href && {href: resolveLayoutHref(href, config)}),
  };
}

function address(
  config: SiteConfig,
  {to, href}: NavbarItem,
): Pick<NavItem, 'href' | 'external' | 'activePath'> {
  if (to === undefined) {
    return href === undefined ? {} : {href: resolveHref(href, config), external: isExternal(href)};
  }
  const target = resolveLayoutHref(to, config);
  if (isExternal(to)) return {href: target, external: true};
  const path = pathOf(target);
  return {href: target, ...(path !== '' && path !== config.baseUrl && {activePath: path})};
}

function footerGroup(config: SiteConfig, {title, items}: FooterGroup): FooterGroup {
  return {
    title,
    items: items.map(({to, href, ...item}) => ({
      ...item,
      ...(to !== undefined && {to: resolveLayoutHref(to, config)}),
      ...(href !== undefined && {href: resolveHref(href, config)}),
    })),
  };
}
