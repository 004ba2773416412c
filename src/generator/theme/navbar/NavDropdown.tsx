import type {ReactNode} from 'react';
import {Icon} from '../icons/Icon.tsx';

interface NavDropdownProps {
  /** Left out if a link next to the menu is its label. */
  label?: ReactNode;
  /** Set if there is no visible label, or if it does not say what is chosen. */
  accessibleName?: string;
  icon?: string;
  isActive?: boolean;
  /** For a menu with one entry, which nobody needs to open: shows only its icon, or its label as a tag. */
  quiet?: 'icon' | 'tag';
  /** Links of the menu. */
  children?: ReactNode[];
  /** The list items of the menu, instead of links. */
  items?: ReactNode;
}

/**
 * A menu in the navbar. It is a `details` element, so it opens without JavaScript; `closeDropdowns` closes it on Escape
 * and on a click elsewhere.
 */
export function NavDropdown({
  label,
  accessibleName,
  icon,
  isActive,
  quiet,
  children,
  items,
}: NavDropdownProps): ReactNode {
  return (
    <details className="dropdown" name="navbar-menu">
      <summary
        className="navbar-link"
        aria-label={accessibleName}
        data-active={isActive || undefined}
        data-quiet={quiet}
      >
        {icon && <Icon name={icon} />}
        {quiet ? <span className="navbar-label">{label}</span> : label}
        <Icon name="chevron" />
      </summary>
      <ul className="dropdown-menu">
        {items ??
          children?.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the links of a menu are never reordered
            <li key={index}>{link}</li>
          ))}
      </ul>
    </details>
  );
}
