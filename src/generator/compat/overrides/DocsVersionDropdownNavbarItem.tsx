import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {VersionDropdown as Original} from '../../theme/navbar/VersionDropdown.tsx';

/** The site's `src/theme/NavbarItem/DocsVersionDropdownNavbarItem` in its place. */
export function VersionDropdown({item}: ComponentProps<typeof Original>): ReactNode {
  return <Override {...item} docsPluginId={item.docs?.instance} />;
}
