import type {ReactNode} from 'react';
import type {BlogPostPageData} from '../../shared/page/PageData.ts';
import {Main} from '../regions/Main.tsx';
import {PageTop} from '../regions/PageTop.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {PostArticle} from '../regions/PostArticle.tsx';
import {RelatedPosts} from '../regions/RelatedPosts.tsx';
import {TableOfContents} from '../toc/TableOfContents.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {useMessages} from '../context/useMessages.ts';
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
        <PostArticle data={data} />
        {data.related && <RelatedPosts posts={data.related} />}
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
