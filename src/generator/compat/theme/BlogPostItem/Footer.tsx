import type {ReactNode} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {PageMeta} from '../../../theme/regions/PageMeta.tsx';

/** The edit link of the page and the date of its last change (Docusaurus `BlogPostItem/Footer`). */
export default function Footer(): ReactNode {
  const data = usePage();
  return data.layout === 'blogPost' && <PageMeta editUrl={data.editUrl} lastUpdate={data.lastUpdate} />;
}
