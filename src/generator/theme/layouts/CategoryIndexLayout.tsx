import type {ReactNode} from 'react';
import type {CategoryIndexPageData} from '../../shared/page/DocsPageData.ts';
import {CardGrid} from '../content/CardGrid.tsx';
import {Breadcrumbs} from '../regions/Breadcrumbs.tsx';
import {Main} from '../regions/Main.tsx';
import {DocsPagination} from '../regions/DocsPagination.tsx';
import {VersionTop} from '../regions/VersionTop.tsx';

/** The generated index page of a sidebar category: a card for each of its items. */
export function CategoryIndexLayout({data}: {data: CategoryIndexPageData}): ReactNode {
  return (
    <Main width="wide">
      <Breadcrumbs items={data.breadcrumbs} />
      <VersionTop data={data} />
      <header className="page-header">
        <h1 tabIndex={-1}>{data.title}</h1>
        {data.description && <p className="lead">{data.description}</p>}
      </header>
      <CardGrid cards={data.cards} />
      <DocsPagination previous={data.previous} next={data.next} />
    </Main>
  );
}
