import type {ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {useActiveDocContext, useLayoutDocsSidebar} from '../../docusaurus/plugin-content-docs/client.ts';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';

/** A link to the first page of a sidebar; nothing if it has none (Docusaurus `NavbarItem/DocSidebarNavbarItem`). */
export default function DocSidebarNavbarItem({
  sidebarId,
  docsPluginId,
  ...props
}: NavLinkProps & {sidebarId: string}): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const isActive = useActiveDocContext(docsPluginId).activeDoc?.sidebar === sidebarId;
  return (
    link && (
      <DefaultNavbarItem
        {...props}
        isActive={() => isActive}
        label={props.label ?? link.label}
        to={link.path}
      />
    )
  );
}
