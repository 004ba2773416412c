import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {VersionDropdown as Original} from '../../theme/navbar/VersionDropdown.tsx';

/** Renders the site's `src/theme/NavbarItem/DocsVersionDropdownNavbarItem`. */
export function VersionDropdown({item}: ComponentProps<typeof Original>): ReactNode {
  return <Override {...item} docsPluginId={item.docs?.instance} />;
}
