import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {NavItem, NavItemDocs} from '../../shared/page/SiteData.ts';

/** The configuration of a navbar item in the form that Docusaurus gives components: links have no type. */
export interface NavItemProps
  extends Omit<NavItem, 'type' | 'label' | 'items' | 'itemsBefore' | 'itemsAfter'> {
  type?: NavItem['type'];
  /** Absent where the theme has a text of its own, such as the label of a version. */
  label?: string;
  to?: string;
  items?: NavItemProps[];
  dropdownItemsBefore?: NavItemProps[];
  dropdownItemsAfter?: NavItemProps[];
  /** Of an item that names a version, or lists them: the id of their instance. */
  docsPluginId?: string;
  versions?: Record<string, {label?: string}> | string[];
}

/** Converts a navbar item for components of the site. */
export function navItemProps(item: NavItem): NavItemProps {
  const {type, label, href, items, itemsBefore, itemsAfter, docs, ...rest} = item;
  const address = item.external ? {href} : {to: href};
  const isOfVersions = type === 'docsVersion' || type === 'docsVersionDropdown';
  return {
    ...rest,
    ...(label !== '' && {label}),
    ...(type !== 'link' && {type}),
    ...(href !== undefined && address),
    ...(items && {items: items.map(navItemProps)}),
    ...((type === 'localeDropdown' || type === 'docsVersionDropdown') && {
      dropdownItemsBefore: (itemsBefore ?? []).map(navItemProps),
      dropdownItemsAfter: (itemsAfter ?? []).map(navItemProps),
    }),
    ...(docs && (isOfVersions ? versionProps(docs) : {docs})),
  };
}

function versionProps({instance, versions}: NavItemDocs): Pick<NavItemProps, 'docsPluginId' | 'versions'> {
  const labels = versions?.map(({name, label}): [string, {label?: string}] => [name, {label}]);
  return {docsPluginId: instance, ...(labels && {versions: Object.fromEntries(labels)})};
}

/** Converts the props of a component back to an item of the theme. */
export function navItemOf({
  type = 'link',
  label = '',
  to,
  href,
  items,
  dropdownItemsBefore,
  dropdownItemsAfter,
  docsPluginId,
  versions,
  ...item
}: NavItemProps): NavItem {
  return {
    ...item,
    type,
    label,
    href: to ?? href,
    items: items?.map(navItemOf),
    itemsBefore: dropdownItemsBefore?.map(navItemOf),
    itemsAfter: dropdownItemsAfter?.map(navItemOf),
    ...((docsPluginId !== undefined || versions) && {
      docs: {instance: docsPluginId ?? DEFAULT_ID, versions: versionsOf(versions)},
    }),
  };
}

function versionsOf(versions: NavItemProps['versions']): NavItemDocs['versions'] {
  if (versions === undefined) return undefined;
  if (Array.isArray(versions)) return versions.map((name) => ({name}));
  return Object.entries(versions).map(([name, own]) => ({name, ...own}));
}
