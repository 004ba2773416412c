import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {HomeBreadcrumb} from './HomeBreadcrumb.tsx';

/** The path from the home page to this page; the last item is the page itself. */
export function Breadcrumbs({items}: {items: {label: string; href?: string}[]}): ReactNode {
  const {withoutHome} = useSite();
  const messages = useMessages();
  if (items.length === 0) {
    return null;
  }
  const last = items.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {!withoutHome && <HomeBreadcrumb />}
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories on the path may have the same label
          <li key={index}>
            {item.href && index < last ? (
              <a href={item.href}>{item.label}</a>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
