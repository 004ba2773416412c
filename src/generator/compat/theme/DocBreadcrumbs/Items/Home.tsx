import type {ReactNode} from 'react';
import {useMessages} from '../../../../theme/context/useMessages.ts';
import {useSite} from '../../../../theme/context/SiteContext.ts';
import IconHome from '../../Icon/Home.tsx';

/** The link to the home page before the breadcrumbs (Docusaurus `DocBreadcrumbs/Items/Home`). */
export default function HomeBreadcrumbItem(): ReactNode {
  const {baseUrl} = useSite();
  const {homePage} = useMessages();
  return (
    <li className="breadcrumbs__item">
      <a className="breadcrumbs__link" aria-label={homePage} href={baseUrl}>
        <IconHome />
      </a>
    </li>
  );
}
