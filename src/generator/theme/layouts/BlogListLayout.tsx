import type {ReactNode} from 'react';
import type {BlogAuthorPageData, BlogListPageData, BlogTagPageData} from '../../shared/page/BlogPageData.ts';
import {AuthorCard} from '../blog/AuthorCard.tsx';
import {FeedLinks} from '../blog/FeedLinks.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {PostPreview} from '../blog/PostPreview.tsx';
import {RelatedTags} from '../regions/RelatedTags.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {useMessages} from '../context/useMessages.ts';
import {BlogLayout} from './BlogLayout.tsx';

type BlogListData = BlogListPageData | BlogTagPageData | BlogAuthorPageData;

/** A list of posts: all of them, those with a tag, or those by an author. */
export function BlogListLayout({data}: {data: BlogListData}): ReactNode {
  const messages = useMessages();
  return (
    <BlogLayout>
      {data.layout === 'blogTag' && data.unlisted && <UnlistedBanner />}
      <header className="page-header">
        <h1 tabIndex={-1}>{(data.layout === 'blogAuthor' && data.author.name) || data.title}</h1>
        <ListIntroduction data={data} />
      </header>
      {data.posts.map((post) => (
        <PostPreview key={post.href} post={post} />
      ))}
      <Pagination
        label={messages.listPagination}
        previous={data.newer}
        next={data.older}
        previousLabel={messages.newerEntries}
        nextLabel={messages.olderEntries}
      />
      {data.layout === 'blogTag' && data.related && <RelatedTags tags={data.related} />}
    </BlogLayout>
  );
}

function ListIntroduction({data}: {data: BlogListData}): ReactNode {
  const messages = useMessages();
  switch (data.layout) {
    case 'blogList':
      return <BlogIntroduction data={data} />;
    case 'blogTag':
      return (
        <>
          {data.description && <p className="lead">{data.description}</p>}
          <p>
            <a href={data.allTagsHref}>{messages.allTags}</a>
          </p>
        </>
      );
    case 'blogAuthor':
      return (
        <>
          <AuthorCard author={data.author} size="full" isTitled />
          {data.allAuthorsHref && (
            <p>
              <a href={data.allAuthorsHref}>{messages.allAuthors}</a>
            </p>
          )}
        </>
      );
  }
}

/** What the blog is about and where to follow it; on later pages, the page number. */
function BlogIntroduction({data}: {data: BlogListPageData}): ReactNode {
  if (data.formattedPage) return <p className="lead">{data.formattedPage}</p>;
  const {description} = data.head;
  return (
    <>
      {/* By default it only repeats the title. */}
      {description && description !== data.title && <p className="lead">{description}</p>}
      <FeedLinks />
    </>
  );
}
