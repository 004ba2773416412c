import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {DocsPagination} from '../../theme/regions/DocsPagination.tsx';
import {linkOf, type LinkTarget} from '../shared/linkTarget.ts';

/** Links to the previous and next docs (Docusaurus `DocPaginator`); without props, those of the current page. */
export default function DocPaginator(props: {previous?: LinkTarget; next?: LinkTarget}): ReactNode {
  const data = usePage();
  const own = data.layout === 'doc' || data.layout === 'categoryIndex' ? data : undefined;
  return (
    <DocsPagination
      previous={linkOf(props.previous) ?? own?.previous}
      next={linkOf(props.next) ?? own?.next}
    />
  );
}
