import type {ReactNode} from 'react';
import type {BlogPostPageData} from '../../shared/page/BlogPageData.ts';
import {PageTop} from '../regions/PageTop.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {PostArticle} from '../blog/PostArticle.tsx';
import {RelatedPosts} from '../blog/RelatedPosts.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {useMessages} from '../context/useMessages.ts';
import {BlogLayout} from './BlogLayout.tsx';
import {UntranslatedNotice} from '../regions/UntranslatedNotice.tsx';

/** A post of the blog. */
export function BlogPostLayout({data}: {data: BlogPostPageData}): ReactNode {
  const messages = useMessages();
  return (
    <BlogLayout toc={data.toc}>
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
    </BlogLayout>
  );
}
