import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';
import {useSite} from '../context/SiteContext.ts';
import {Icon} from '../icons/Icon.tsx';

/** The first of the breadcrumbs. */
export function HomeBreadcrumb(): ReactNode {
  const {baseUrl} = useSite();
  const {homePage} = useMessages();
  return (
    <li>
      <a href={baseUrl} aria-label={homePage}>
        <Icon name="home" />
      </a>
    </li>
  );
}
