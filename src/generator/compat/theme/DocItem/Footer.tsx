import type {ReactNode} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {PageMeta} from '../../../theme/regions/PageMeta.tsx';

/** Where to edit the page, and when it was changed last (Docusaurus `DocItem/Footer`). */
export default function Footer(): ReactNode {
  const data = usePage();
  return data.layout === 'doc' && <PageMeta editUrl={data.editUrl} lastUpdate={data.lastUpdate} />;
}
