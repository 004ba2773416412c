import type {ReactNode} from 'react';
import {LocaleDropdown} from '../../../theme/navbar/NavbarItem.tsx';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';
import {InMenu, themeItem} from '../../hooks/InMenu.tsx';

/** The menu of languages (Docusaurus `NavbarItem/LocaleDropdownNavbarItem`). */
export default function LocaleDropdownNavbarItem({mobile, ...props}: NavLinkProps): ReactNode {
  return (
    <InMenu mobile={mobile}>
      <LocaleDropdown item={themeItem(props, 'localeDropdown')} />
    </InMenu>
  );
}
