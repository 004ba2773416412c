import type {ComponentProps, ReactNode} from 'react';
import ItemPaginator from '@theme/DocItem/Paginator';
import DocPaginator from '@theme/DocPaginator';
import {usePage} from '../../theme/context/PageContext.ts';
import {Pagination as Original} from '../../theme/regions/Pagination.tsx';

/** Renders the site's `src/theme/DocPaginator` and `src/theme/DocItem/Paginator`, on pages of the docs. */
export function Pagination(props: ComponentProps<typeof Original>): ReactNode {
  const {layout} = usePage();
  if (layout !== 'doc' && layout !== 'categoryIndex') return <Original {...props} />;
  const Override = layout === 'doc' ? ItemPaginator : DocPaginator;
  const target = (link: typeof props.next) => link && {title: link.label, permalink: link.href};
  return <Override previous={target(props.previous)} next={target(props.next)} />;
}
