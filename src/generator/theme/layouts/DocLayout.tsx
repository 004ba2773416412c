import type {ReactNode} from 'react';
import type {DocPageData} from '../../shared/page/DocsPageData.ts';
import {productOf} from '../../shared/page/productOf.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {Breadcrumbs} from '../regions/Breadcrumbs.tsx';
import {Main} from '../regions/Main.tsx';
import {Feedback} from '../regions/Feedback.tsx';
import {PageFooter} from '../regions/PageFooter.tsx';
import {PageTop} from '../regions/PageTop.tsx';
import {PageTitle} from '../regions/PageTitle.tsx';
import {DocsPagination} from '../regions/DocsPagination.tsx';
import {TableOfContents} from '../toc/TableOfContents.tsx';
import {TableOfContentsDetails} from '../toc/TableOfContentsDetails.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {VersionTop} from '../regions/VersionTop.tsx';
import {useSite} from '../context/SiteContext.ts';
import {useSourceLanguage} from '../context/useSourceLanguage.ts';
import {UntranslatedNotice} from '../regions/UntranslatedNotice.tsx';

interface DocLayoutProps {
  data: DocPageData;
  /** What is shown instead of title and text. */
  children?: ReactNode;
}

/** A page of the docs. */
export function DocLayout({data, children}: DocLayoutProps): ReactNode {
  const product = productOf(useSite(), data.path)?.label;
  return (
    <>
      <Main>
        <PageTop path={data.path} links={data.book}>
          <Breadcrumbs items={data.breadcrumbs} />
        </PageTop>
        <VersionTop data={data} />
        {data.unlisted && <UnlistedBanner />}
        {data.untranslated && <UntranslatedNotice />}
        <article {...useSourceLanguage(data)}>
          {children === undefined && <PageTitle html={data.titleHtml} product={product} lead={data.lead} />}
          <TableOfContentsDetails toc={data.toc} />
          {children ?? <CompiledContent data={data.content} />}
          <footer className="page-footer">
            <PageFooter tags={data.tags} editUrl={data.editUrl} lastUpdate={data.lastUpdate} />
            <Feedback data={data} />
          </footer>
        </article>
        <DocsPagination previous={data.previous} next={data.next} />
      </Main>
      <TableOfContents toc={data.toc} />
    </>
  );
}
