import type {ReactNode} from 'react';
import type {PostLinkData} from '../../shared/page/BlogPageData.ts';
import {useMessages} from '../context/useMessages.ts';
import {PostCover} from './PostCover.tsx';

/** Links to posts on the same subjects. */
export function RelatedPosts({posts}: {posts: PostLinkData[]}): ReactNode {
  const {relatedPosts} = useMessages();
  return (
    <section className="related-posts" aria-labelledby="related-posts">
      <h2 id="related-posts">{relatedPosts}</h2>
      <ul>
        {posts.map(({href, title, date, formattedDate, cover}) => (
          <li key={href}>
            {cover && <PostCover cover={cover} />}
            <a href={href}>{title}</a>
            <time dateTime={date}>{formattedDate}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
