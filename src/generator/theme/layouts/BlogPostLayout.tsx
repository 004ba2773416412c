import type {ReactNode} from 'react';
import type {BlogPostPageData} from '../../shared/page/PageData.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {Main} from '../regions/Main.tsx';
import {PageMeta} from '../regions/PageMeta.tsx';
import {PageTop} from '../regions/PageTop.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {PostHeader} from '../regions/PostHeader.tsx';
import {TableOfContents, TableOfContentsDetails} from '../toc/TableOfContents.tsx';
import {TagList} from '../regions/TagList.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {useMessages} from '../context/useMessages.ts';
import {useSourceLanguage} from '../context/useSourceLanguage.ts';
import {UntranslatedNotice} from '../regions/UntranslatedNotice.tsx';

/** A post of the blog. */
export function BlogPostLayout({data}: {data: BlogPostPageData}): ReactNode {
  const messages = useMessages();
  return (
    <>
      <Main>
        <PageTop path={data.path} />
        {data.unlisted && <UnlistedBanner />}
        {data.untranslated && <UntranslatedNotice />}
        <article lang={useSourceLanguage(data)}>
          <PostHeader post={data.post} place="page" />
          <TableOfContentsDetails toc={data.toc} />
          <CompiledContent data={data.content} />
          <footer className="page-footer">
            <TagList tags={data.post.tags} />
            <PageMeta editUrl={data.editUrl} lastUpdate={data.lastUpdate} />
          </footer>
        </article>
        <Pagination
          label={messages.postPagination}
          previous={data.newer}
          next={data.older}
          previousLabel={messages.newerPost}
          nextLabel={messages.olderPost}
        />
      </Main>
      <TableOfContents toc={data.toc} />
    </>
  );
}
