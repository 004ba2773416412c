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

/** Short names of feeds, which their titles hold. */
const FEED_NAMES = ['RSS', 'Atom', 'JSON'];

type BlogListData = BlogListPageData | BlogTagPageData | BlogAuthorPageData;

/** A list of posts: all of them, those with a tag, or those by an author. */
export function BlogListLayout({data}: {data: BlogListData}): ReactNode {
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
        label="Blog pages"
        previous={data.newer}
        next={data.older}
        previousLabel="Newer entries"
        nextLabel="Older entries"
      />
    </Main>
  );
}

function ListIntroduction({data}: {data: BlogListData}): ReactNode {
  switch (data.layout) {
    case 'blogList':
      return <BlogIntroduction data={data} />;
    case 'blogTag':
      return (
        <>
          {data.description && <p className="lead">{data.description}</p>}
          <p>
            <a href={data.allTagsHref}>View all tags</a>
          </p>
        </>
      );
    case 'blogAuthor':
      return (
        <>
          <AuthorCard author={data.author} size="full" />
          {data.allAuthorsHref && (
            <p>
              <a href={data.allAuthorsHref}>View all authors</a>
            </p>
          )}
        </>
      );
  }
}

/** What the blog is about and where to follow it; on later pages the number of the page. */
function BlogIntroduction({data}: {data: BlogListPageData}): ReactNode {
  const {feeds} = useSite();
  if (data.page > 1) {
    return <p className="lead">{`Page ${data.page} of ${data.pageCount}`}</p>;
  }
  return (
    <>
      {data.head.description && <p className="lead">{data.head.description}</p>}
      {feeds.length > 0 && (
        <p className="feed-links">
          Follow it:
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
  return (
    <article className="post-preview">
      <PostHeader post={post} place="preview" />
      <CompiledContent data={post.content} />
      <footer className="post-preview-footer">
        <TagList tags={post.tags} />
        {post.truncated && (
          <a className="read-more" href={post.href}>
            Read more<span className="sr-only"> about {post.title}</span>
          </a>
        )}
      </footer>
    </article>
  );
}
