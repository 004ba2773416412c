import type {ReactNode} from 'react';
import type {
  BlogAuthorPageData,
  BlogListPageData,
  BlogTagPageData,
  PostPreview,
} from '../../shared/page/PageData.ts';
import {useSite} from '../context/SiteContext.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {AuthorCard} from '../regions/AuthorCard.tsx';
import {Main} from '../regions/Main.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {PostHeader} from '../regions/PostHeader.tsx';
import {TagList} from '../regions/TagList.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';

/** Short names of feeds, which their titles hold. */
const FEED_NAMES = ['RSS', 'Atom', 'JSON'];

type BlogListData = BlogListPageData | BlogTagPageData | BlogAuthorPageData;

/** A list of posts: all of them, those with a tag, or those by an author. */
export function BlogListLayout({data}: {data: BlogListData}): ReactNode {
  const messages = useMessages();
  return (
    <Main>
      {data.layout === 'blogTag' && data.unlisted && <UnlistedBanner />}
      <header className="page-header">
        <h1 tabIndex={-1}>{data.title}</h1>
        <ListIntroduction data={data} />
      </header>
      {data.posts.map((post) => (
        <Preview key={post.href} post={post} />
      ))}
      <Pagination
        label={messages.listPagination}
        previous={data.newer}
        next={data.older}
        previousLabel={messages.newerEntries}
        nextLabel={messages.olderEntries}
      />
    </Main>
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
          <AuthorCard author={data.author} size="full" />
          {data.allAuthorsHref && (
            <p>
              <a href={data.allAuthorsHref}>{messages.allAuthors}</a>
            </p>
          )}
        </>
      );
  }
}

/** What the blog is about and where to follow it; on later pages the number of the page. */
function BlogIntroduction({data}: {data: BlogListPageData}): ReactNode {
  const {feeds, locale} = useSite();
  const messages = useMessages();
  if (data.page > 1) {
    const numbers = new Intl.NumberFormat(locale);
    const values = {page: numbers.format(data.page), count: numbers.format(data.pageCount)};
    return <p className="lead">{fillMessage(messages.pageOf, values)}</p>;
  }
  return (
    <>
      {data.head.description && <p className="lead">{data.head.description}</p>}
      {feeds.length > 0 && (
        <p className="feed-links">
          {messages.follow}
          {feeds.map(({href, title}) => (
            <a key={href} href={href}>
              {FEED_NAMES.find((name) => title.includes(name)) ?? title}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function Preview({post}: {post: PostPreview}): ReactNode {
  const messages = useMessages();
  return (
    <article className="post-preview">
      <PostHeader post={post} place="preview" />
      <CompiledContent data={post.content} />
      <footer className="post-preview-footer">
        <TagList tags={post.tags} />
        {post.truncated && (
          <a className="read-more" href={post.href}>
            {messages.readMore}
            <span className="sr-only">{fillMessage(messages.readMoreAbout, {title: post.title})}</span>
          </a>
        )}
      </footer>
    </article>
  );
}
