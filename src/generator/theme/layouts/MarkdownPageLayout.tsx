import type {ReactNode} from 'react';
import type {MarkdownPageData} from '../../shared/page/PageData.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {Main} from '../regions/Main.tsx';
import {PageMeta} from '../regions/PageMeta.tsx';
import {PageTop} from '../regions/PageTop.tsx';
import {PageTitle} from '../regions/PageTitle.tsx';
import {TableOfContents} from '../toc/TableOfContents.tsx';
import {TableOfContentsDetails} from '../toc/TableOfContentsDetails.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {useSourceLanguage} from '../context/useSourceLanguage.ts';
import {UntranslatedNotice} from '../regions/UntranslatedNotice.tsx';

/** A standalone page written in Markdown. */
export function MarkdownPageLayout({data}: {data: MarkdownPageData}): ReactNode {
  return (
    <>
      <Main className={data.wrapperClassName}>
        <PageTop path={data.path} />
        {data.unlisted && <UnlistedBanner />}
        {data.untranslated && <UntranslatedNotice />}
        <article {...useSourceLanguage(data)}>
          <PageTitle html={data.titleHtml} />
          <TableOfContentsDetails toc={data.toc} />
          <CompiledContent data={data.content} />
          <footer className="page-footer">
            <PageMeta editUrl={data.editUrl} lastUpdate={data.lastUpdate} />
          </footer>
        </article>
      </Main>
      <TableOfContents toc={data.toc} />
    </>
  );
}
