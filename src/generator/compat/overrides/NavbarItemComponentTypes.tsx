import type {ComponentProps, ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import {CUSTOM_ITEMS, type CustomItem} from '../options/customItems.ts';
import {navItemProps} from '../shared/navItemProps.ts';
import {useSite} from '../../theme/context/SiteContext.ts';
import type {NavbarGroup as Original} from '../../theme/navbar/NavbarGroup.tsx';

/**
 * The items on one side of the navbar, including those of types that the site's `src/theme/NavbarItem` or
 * `src/theme/NavbarItem/ComponentTypes` renders, in the order in which they were written.
 */
export function NavbarGroup({items, position}: ComponentProps<typeof Original>): ReactNode {
  const {themeFields = {}} = useSite();
  const custom = (themeFields[CUSTOM_ITEMS] ?? []) as CustomItem[];
  const isHere = (item: {position?: unknown; type: string}): boolean =>
    (item.position ?? 'right') === position && item.type !== 'search';
  const rendered = [
    ...items.map((item, index) => ({at: index, item, element: <NavbarItem {...navItemProps(item)} />})),
    ...custom.map(({before, ...item}) => ({
      at: before - 0.5,
      item,
      element: <NavbarItem {...item} />,
    })),
  ]
    .filter(({item}) => isHere(item))
    .sort((a, b) => a.at - b.at);
  const isAlone = position === 'right' && ![...items, ...custom].some((item) => item.position === 'left');
  return (
    rendered.length > 0 && (
      <ul className="navbar-group" data-alone={isAlone || undefined}>
        {rendered.map(({element}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a navbar never move
          <li key={index}>{element}</li>
        ))}
      </ul>
    )
  );
}
