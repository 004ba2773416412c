import type {ComponentProps, ReactNode} from 'react';
import ItemPaginator from '@theme/DocItem/Paginator';
import DocPaginator from '@theme/DocPaginator';
import {usePage} from '../../theme/context/PageContext.ts';
import type {DocsPagination as Original} from '../../theme/regions/DocsPagination.tsx';
import {linkTarget} from '../shared/linkTarget.ts';

/** Renders the site's `src/theme/DocPaginator` and `src/theme/DocItem/Paginator`. */
export function DocsPagination({previous, next}: ComponentProps<typeof Original>): ReactNode {
  const Override = usePage().layout === 'doc' ? ItemPaginator : DocPaginator;
  return <Override previous={linkTarget(previous)} next={linkTarget(next)} />;
}
