import type {ReactNode} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {PageFooter} from '../../../theme/regions/PageFooter.tsx';

/** The tags of the page, its edit link and the date of its last change (Docusaurus `DocItem/Footer`). */
export default function Footer(): ReactNode {
  const data = usePage();
  return (
    data.layout === 'doc' && (
      <PageFooter tags={data.tags} editUrl={data.editUrl} lastUpdate={data.lastUpdate} />
    )
  );
}
