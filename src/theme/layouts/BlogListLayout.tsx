import type {ReactNode} from 'react';
import type {
  BlogAuthorPageData,
  BlogListPageData,
  BlogTagPageData,
  PostPreview,
} from '../../routes/PageData.ts';
import {Content} from '../content/Content.tsx';
import {AuthorCard} from '../regions/AuthorCard.tsx';
import {Main} from '../regions/Main.tsx';
import {Pagination} from '../regions/Pagination.tsx';
import {PostHeader} from '../regions/PostHeader.tsx';
import {TagList} from '../regions/TagList.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';

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
      return data.page > 1 ? <p className="lead">{`Page ${data.page} of ${data.pageCount}`}</p> : null;
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

function Preview({post}: {post: PostPreview}): ReactNode {
  return (
    <article className="post-preview">
      <PostHeader post={post} place="preview" />
      <Content data={post.content} />
      <footer className="post-preview-footer">
        <TagList tags={post.tags} />
        {post.truncated && (
          <a className="read-more" href={post.href} aria-label={`Read more about ${post.title}`}>
            Read more
          </a>
        )}
      </footer>
    </article>
  );
}
