import type {ReactNode} from 'react';
import types from '@theme/NavbarItem/ComponentTypes';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';

/** A navbar item, given its configuration, as the component of its type renders it (Docusaurus `NavbarItem`). */
export default function NavbarItem({type, ...props}: NavLinkProps): ReactNode {
  // A link has no type, like a menu that is written without one.
  const Item = types[type ?? (props.items ? 'dropdown' : 'default')];
  return Item && <Item {...props} />;
}
