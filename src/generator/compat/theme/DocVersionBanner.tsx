import {type ReactNode, useContext} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {VersionTop} from '../../theme/regions/VersionTop.tsx';
import {PartContext} from '../PartContext.ts';

/** The banner about the page's version (Docusaurus `DocVersionBanner`). */
export default function DocVersionBanner(): ReactNode {
  const page = usePage();
  return useContext(PartContext).DocVersionBanner ?? <VersionTop data={page} />;
}
