import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {useMessages} from '../../theme/context/useMessages.ts';
import {Pagination} from '../../theme/regions/Pagination.tsx';

interface Target {
  title: string;
  permalink: string;
}

/** Links to the previous and next docs (Docusaurus `DocPaginator`); without props, those of the current page. */
export default function DocPaginator(props: {previous?: Target; next?: Target}): ReactNode {
  const messages = useMessages();
  const data = usePage();
  const own = data.layout === 'doc' || data.layout === 'categoryIndex' ? data : undefined;
  const link = (target: Target | undefined) => target && {label: target.title, href: target.permalink};
  return (
    <Pagination
      label={messages.docsPagination}
      previous={link(props.previous) ?? own?.previous}
      next={link(props.next) ?? own?.next}
      previousLabel={messages.previous}
      nextLabel={messages.next}
    />
  );
}
