import type {ComponentType, ReactNode} from 'react';
import type {NavItem} from '../../../shared/page/SiteData.ts';
import type {NavItemProps} from '../../shared/navItemProps.ts';
import NavbarItem from './index.tsx';

type Props = Omit<NavItemProps, 'type'>;

/** A component that renders the items of a type: it gets their configuration without the type. */
function ofType(type: NavItem['type']): ComponentType<Props> {
  return function TypedNavbarItem(item: Props): ReactNode {
    return <NavbarItem {...item} type={type} />;
  };
}

/** Components by the type of the item; sites add those for types of their own (Docusaurus `NavbarItem/ComponentTypes`). */
const types: Record<string, ComponentType<Props>> = {
  default: ofType('link'),
  doc: ofType('link'),
  docSidebar: ofType('link'),
  ...Object.fromEntries(
    (['dropdown', 'localeDropdown', 'docsVersion', 'docsVersionDropdown', 'search', 'html'] as const).map(
      (type) => [type, ofType(type)],
    ),
  ),
};

export default types;
