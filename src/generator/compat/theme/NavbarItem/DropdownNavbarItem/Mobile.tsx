import type {ReactNode} from 'react';
import type {NavLinkProps} from '../../../shared/NavLinkProps.ts';
import Desktop from './Desktop.tsx';

/** The same in the menu of narrow windows (Docusaurus `NavbarItem/DropdownNavbarItem/Mobile`). */
export default function Mobile(props: NavLinkProps): ReactNode {
  return (
    <li>
      <Desktop {...props} />
    </li>
  );
}
