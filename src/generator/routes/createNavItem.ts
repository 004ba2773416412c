import {DEFAULT_ID} from '../shared/page/instanceId.ts';
import {namedLocales} from '../config/resolveLocales.ts';
import type {NavbarItem, SiteConfig} from '../config/SiteConfig.ts';
import type {Content, DocsSet} from '../content/Content.ts';
import {getDocSidebarNames} from '../content/sidebars/docSidebarNames.ts';
import {firstHref} from '../content/sidebars/firstHref.ts';
import {sidebarId} from '../shared/page/sidebarId.ts';
import type {NavItem, NavItemDocs} from '../shared/page/SiteData.ts';
import {leadsOutside} from '../shared/address/external.ts';
import {resolveHref, resolveLayoutHref} from '../shared/address/href.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {pathRegex} from '../shared/address/pathRegex.ts';
import {pathOf} from '../shared/address/splitHref.ts';
import {textOfHtml} from '../shared/html/textOfHtml.ts';
import {linkAttributes} from './linkAttributes.ts';

/** Resolves the target of a navbar item; for an item of the docs, in each version. */
export function createNavItem(config: SiteConfig, content: Content, item: NavbarItem): NavItem {
  const base = {
    label: item.label ?? textOfHtml(item.html ?? '').trim(),
    html: item.html,
    position: item.position ?? 'left',
    ariaLabel: item.ariaLabel || undefined,
    className: item.className || undefined,
    attributes: linkAttributes(item),
    ...(item.activeBaseRegex && {sidebars: undefined, active: item.activeBaseRegex}),
  };
  const inner = (items: readonly NavbarItem[]) => items.map((child) => createNavItem(config, content, child));
  const around = ({dropdownItemsBefore: before, dropdownItemsAfter: after}: NavbarItem) => ({
    ...(before && {itemsBefore: inner(before)}),
    ...(after && {itemsAfter: inner(after)}),
  });
  switch (item.type) {
    case 'dropdown':
    case undefined:
    case 'default':
      if (item.items) {
        return {...base, type: 'dropdown', ...labelAddress(config, item), items: inner(item.items)};
      }
      return {type: 'link', ...address(config, item), ...base};
    case 'docSidebar': {
      const name = item.sidebarId ?? '';
      return {
        type: 'link',
        ...activeInDocs(config, content, item),
        ...base,
        ...inVersions(content, item, ({sidebars}) => firstHref(sidebars[name] ?? [])),
      };
    }
    case 'doc': {
      const find = ({docs}: DocsSet) => docs.find(({id}) => id === item.docId);
      const title = setsOf(content, item)
        .map(find)
        .find((doc) => doc !== undefined)?.title;
      return {
        type: 'link',
        ...activeInSidebars(content, item, ({docs, sidebars}) =>
          getDocSidebarNames(docs, sidebars).get(item.docId ?? ''),
        ),
        ...base,
        label: item.label ?? title ?? '',
        ...inVersions(content, item, (set) => find(set)?.permalink),
      };
    }
    case 'docsVersion':
      return {...base, type: item.type, ...address(config, item), docs: {instance: instanceOf(item)}};
    case 'docsVersionDropdown': {
      const {versions} = item;
      const docs: NavItemDocs = {instance: instanceOf(item), ...(versions && {versions})};
      return {...base, type: item.type, items: inner(item.items ?? []), ...around(item), docs};
    }
    case 'localeDropdown': {
      // With several languages, each page has the name of its own.
      const [only] = config.locales ? [] : namedLocales(config);
      const label = base.label || (only?.label ?? '');
      return {...base, label, type: item.type, items: inner(item.items ?? []), ...around(item)};
    }
    case 'html':
      return {...base, type: 'html', value: item.value ?? ''};
    default:
      return {...base, type: item.type, items: inner(item.items ?? [])};
  }
}

function instanceOf({docsPluginId}: NavbarItem): string {
  return docsPluginId ?? DEFAULT_ID;
}

/** The versions of the docs that an item belongs to, the default one first. */
function setsOf({docsSets}: Content, item: NavbarItem): DocsSet[] {
  const own = docsSets.filter(({instance}) => instance === instanceOf(item));
  return [...own].sort((a, b) => Number(b.version.isLast) - Number(a.version.isLast));
}

/** The targets of an item: in the last version, and in each version if there are several. */
function inVersions(
  content: Content,
  item: NavbarItem,
  hrefIn: (set: DocsSet) => string | undefined,
): Pick<NavItem, 'href' | 'docs'> {
  const sets = setsOf(content, item);
  const hrefs = sets.flatMap((set): [string, string][] => {
    const href = hrefIn(set);
    return href === undefined ? [] : [[set.version.name, href]];
  });
  const href = hrefs[0]?.[1];
  if (sets.length < 2) return {href};
  return {href, docs: {instance: instanceOf(item), hrefs: Object.fromEntries(hrefs)}};
}

/** A sidebar is active in all docs of its instance, or on the pages that show it if there are several sidebars. */
function activeInDocs(
  config: SiteConfig,
  content: Content,
  item: NavbarItem,
): Pick<NavItem, 'sidebars' | 'active'> {
  const instance = config.docs.find(({id}) => id === instanceOf(item));
  const isOnly = setsOf(content, item).every(({sidebars}) => Object.keys(sidebars).length < 2);
  const path = instance && createPermalink(config, instance.routeBasePath);
  if (isOnly && path !== undefined && path !== config.baseUrl)
    return {active: pathRegex(path, config.baseUrl)};
  return activeInSidebars(content, item, () => item.sidebarId);
}

/** A sidebar, which may have another name in another version, makes an item active on the pages that show it. */
function activeInSidebars(
  content: Content,
  item: NavbarItem,
  nameIn: (set: DocsSet) => string | undefined,
): Pick<NavItem, 'sidebars'> {
  const sidebars = setsOf(content, item).flatMap((set) => {
    const name = nameIn(set);
    return name === undefined || !set.sidebars[name] ? [] : [sidebarId(set, name)];
  });
  return sidebars.length === 0 ? {} : {sidebars};
}

/** Where the label of a drop-down leads. `#` is what sites write for a label that only opens the menu. */
function labelAddress(config: SiteConfig, item: NavbarItem): ReturnType<typeof address> {
  return (item.to ?? item.href) === '#' ? {} : address(config, item);
}

function address(config: SiteConfig, {to, href}: NavbarItem): Pick<NavItem, 'href' | 'external' | 'active'> {
  if (to === undefined)
    return href === undefined ? {} : {href: resolveHref(href, config), external: leadsOutside(href)};
  const target = resolveLayoutHref(to, config);
  if (leadsOutside(to)) return {href: target, external: true};
  const path = pathOf(target);
  const isPart = path !== '' && path !== config.baseUrl;
  return {href: target, ...(isPart && {active: pathRegex(path, config.baseUrl)})};
}
