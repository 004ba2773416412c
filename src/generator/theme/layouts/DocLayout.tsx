import type {ReactNode} from 'react';
import type {DocPageData} from '../../shared/page/PageData.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {Breadcrumbs} from '../regions/Breadcrumbs.tsx';
import {Main} from '../regions/Main.tsx';
import {PageMeta} from '../regions/PageMeta.tsx';
import {PageTop} from '../regions/PageTop.tsx';
import {PageTitle} from '../regions/PageTitle.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {TableOfContents, TableOfContentsDetails} from '../toc/TableOfContents.tsx';
import {TagList} from '../regions/TagList.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {VersionTop} from '../regions/VersionTop.tsx';
import {useMessages} from '../context/useMessages.ts';
import {useSourceLanguage} from '../context/useSourceLanguage.ts';
import {UntranslatedNotice} from '../regions/UntranslatedNotice.tsx';

/** A page of the docs. */
export function DocLayout({data}: {data: DocPageData}): ReactNode {
  const messages = useMessages();
  return (
    <>
      <Main>
        <PageTop path={data.path}>
          <Breadcrumbs items={data.breadcrumbs} />
        </PageTop>
        <VersionTop data={data} />
        {data.unlisted && <UnlistedBanner />}
        {data.untranslated && <UntranslatedNotice />}
        <article lang={useSourceLanguage(data)}>
          <PageTitle html={data.titleHtml} />
          <TableOfContentsDetails toc={data.toc} />
          <CompiledContent data={data.content} />
          <footer className="page-footer">
            <TagList tags={data.tags} />
            <PageMeta editUrl={data.editUrl} lastUpdate={data.lastUpdate} />
          </footer>
        </article>
        <Pagination
          label={messages.docsPagination}
          previous={data.previous}
          next={data.next}
          previousLabel={messages.previous}
          nextLabel={messages.next}
        />
      </Main>
      <TableOfContents toc={data.toc} />
    </>
  );
}
