import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/NavbarItem/DefaultNavbarItem';
import {NavLink as Original} from '../../theme/navbar/NavLink.tsx';

/** Renders the site's `src/theme/NavbarItem/DefaultNavbarItem`, for links of the bar itself. */
export function NavLink(props: ComponentProps<typeof Original>): ReactNode {
  const {item, className} = props;
  return className === 'navbar-link' ? <Override {...item} to={item.href} /> : <Original {...props} />;
}
