import type {ReactNode} from 'react';
import {Icon} from '../regions/Icon.tsx';

interface NavDropdownProps {
  label: ReactNode;
  /** Where the visible label does not say what is chosen. */
  accessibleName?: string;
  icon?: string;
  isActive?: boolean;
  /** For a menu of one entry, which there is no need to open: its icon alone, or its label as a tag. */
  quiet?: 'icon' | 'tag';
  /** Links of the menu. */
  children: ReactNode[];
}

/**
 * A menu of the navbar. It is a `details` element, so that it opens without JavaScript; `closeDropdowns` closes it on
 * Escape and on a click elsewhere.
 */
export function NavDropdown({
  label,
  accessibleName,
  icon,
  isActive,
  quiet,
  children,
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
        {children.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links of a menu never move
          <li key={index}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
