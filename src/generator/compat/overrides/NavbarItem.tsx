import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/NavbarItem';
import type {NavbarItem as Original} from '../../theme/navbar/NavbarItem.tsx';

/** The site's `src/theme/NavbarItem` in its place; what is configured of the item are its props. */
export function NavbarItem({item}: ComponentProps<typeof Original>): ReactNode {
  return <Override {...item} to={item.href} />;
}
