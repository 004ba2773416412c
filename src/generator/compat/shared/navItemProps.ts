import type {NavItem} from '../../shared/page/SiteData.ts';

/** The configuration of a navbar item in the form that Docusaurus gives components: links have no type. */
export interface NavItemProps extends Omit<NavItem, 'type' | 'items' | 'itemsBefore' | 'itemsAfter'> {
  type?: NavItem['type'];
  to?: string;
  items?: NavItemProps[];
  dropdownItemsBefore?: NavItemProps[];
  dropdownItemsAfter?: NavItemProps[];
}

/** Converts a navbar item for components of the site. */
export function navItemProps({type, href, items, itemsBefore, itemsAfter, ...item}: NavItem): NavItemProps {
  const address = item.external ? {href} : {to: href};
  return {
    ...item,
    ...(type !== 'link' && {type}),
    ...(href !== undefined && address),
    ...(items && {items: items.map(navItemProps)}),
    ...((type === 'localeDropdown' || type === 'docsVersionDropdown') && {
      dropdownItemsBefore: (itemsBefore ?? []).map(navItemProps),
      dropdownItemsAfter: (itemsAfter ?? []).map(navItemProps),
    }),
  };
}

/** Converts the props of a component back to an item of the theme. */
export function navItemOf({
  type = 'link',
  to,
  href,
  items,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...item
}: NavItemProps): NavItem {
  return {
    ...item,
    type,
    href: to ?? href,
    items: items?.map(navItemOf),
    itemsBefore: dropdownItemsBefore?.map(navItemOf),
    itemsAfter: dropdownItemsAfter?.map(navItemOf),
  };
}
