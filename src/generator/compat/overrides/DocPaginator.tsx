import type {ComponentProps, ReactNode} from 'react';
import ItemPaginator from '@theme/DocItem/Paginator';
import DocPaginator from '@theme/DocPaginator';
import {usePage} from '../../theme/context/PageContext.ts';
import type {DocsPagination as Original} from '../../theme/regions/DocsPagination.tsx';

/** Renders the site's `src/theme/DocPaginator` and `src/theme/DocItem/Paginator`. */
export function DocsPagination({previous, next}: ComponentProps<typeof Original>): ReactNode {
  const Override = usePage().layout === 'doc' ? ItemPaginator : DocPaginator;
  const target = (link: typeof next) => link && {title: link.label, permalink: link.href};
  return <Override previous={target(previous)} next={target(next)} />;
}
