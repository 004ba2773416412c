import type {ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {useLayoutDoc} from '../../docusaurus/plugin-content-docs/client.ts';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';

/** A link to a doc; nothing if there is no such doc (Docusaurus `NavbarItem/DocNavbarItem`). */
export default function DocNavbarItem({
  docId,
  docsPluginId,
  ...props
}: NavLinkProps & {docId: string}): ReactNode {
  const doc = useLayoutDoc(docId, docsPluginId);
  return doc && <DefaultNavbarItem {...props} label={props.label ?? doc.id} to={doc.path} />;
}
