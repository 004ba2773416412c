import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {DocsPagination} from '../../theme/regions/DocsPagination.tsx';

interface Target {
  title: string;
  permalink: string;
}

/** Links to the previous and next docs (Docusaurus `DocPaginator`); without props, those of the current page. */
export default function DocPaginator(props: {previous?: Target; next?: Target}): ReactNode {
  const data = usePage();
  const own = data.layout === 'doc' || data.layout === 'categoryIndex' ? data : undefined;
  const link = (target: Target | undefined) => target && {label: target.title, href: target.permalink};
  return (
    <DocsPagination previous={link(props.previous) ?? own?.previous} next={link(props.next) ?? own?.next} />
  );
}
