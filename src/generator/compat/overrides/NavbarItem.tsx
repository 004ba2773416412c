import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/NavbarItem';
import {navItemProps} from '../shared/navItemProps.ts';
import type {NavbarItem as Original} from '../../theme/navbar/NavbarItem.tsx';

/** Renders the site's `src/theme/NavbarItem`, with the item's configuration as props. */
export function NavbarItem({item}: ComponentProps<typeof Original>): ReactNode {
  return <Override {...navItemProps(item)} />;
}
