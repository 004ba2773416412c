import type {NavItemProps} from './navItemProps.ts';

/** What a component of a navbar item gets: its configuration, and where it is shown. */
export interface NavLinkProps extends Omit<NavItemProps, 'position'> {
  position?: NavItemProps['position'];
  /** Whether it is in the menu of narrow windows. */
  mobile?: boolean;
  /** Whether it is in the menu of another item. */
  isDropdownItem?: boolean;
}
