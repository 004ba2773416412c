import type {ReactNode} from 'react';
import type {CategoryIndexPageData} from '../../shared/page/PageData.ts';
import {CardGrid} from '../content/CardGrid.tsx';
import {Breadcrumbs} from '../regions/Breadcrumbs.tsx';
import {Main} from '../regions/Main.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {VersionTop} from '../regions/VersionTop.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The generated index page of a sidebar category: a card for each of its items. */
export function CategoryIndexLayout({data}: {data: CategoryIndexPageData}): ReactNode {
  const messages = useMessages();
  return (
    <Main width="wide">
      <Breadcrumbs items={data.breadcrumbs} />
      <VersionTop data={data} />
      <header className="page-header">
        <h1 tabIndex={-1}>{data.title}</h1>
        {data.description && <p className="lead">{data.description}</p>}
      </header>
      <CardGrid cards={data.cards} />
      <Pagination
        label={messages.docsPagination}
        previous={data.previous}
        next={data.next}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </Main>
  );
}
