import type {ReactNode} from 'react';
import type {PostSummary} from '../../shared/page/PageData.ts';
import {formatDate} from '../formatDate.ts';
import {AuthorCard} from './AuthorCard.tsx';

interface PostHeaderProps {
  post: PostSummary;
  /** `page`: the title is the `h1`; `preview`: it is an `h2` that leads to the post. */
  place: 'page' | 'preview';
}

/** Title, date, reading time and authors of a post. */
export function PostHeader({post, place}: PostHeaderProps): ReactNode {
  return (
    <header className="post-header">
      {place === 'page' ? (
        <h1 tabIndex={-1} {...titleContent(post)} />
      ) : (
        <h2 className="post-title">
          <a href={post.href} {...titleContent(post)} />
        </h2>
      )}
      <p className="post-meta">
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        {post.readingTime !== undefined && <span>{readingTimeLabel(post.readingTime)}</span>}
      </p>
      {post.authors.length > 0 && (
        <ul className="post-authors">
          {post.authors.map((author, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: authors have no key of their own and never move
            <li key={index}>
              <AuthorCard author={author} />
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function titleContent(post: PostSummary): {dangerouslySetInnerHTML: {__html: string}} | {children: string} {
  return post.titleHtml === undefined
    ? {children: post.title}
    : {dangerouslySetInnerHTML: {__html: post.titleHtml}};
}

/** Rounds up to whole minutes (Docusaurus blog). */
function readingTimeLabel(minutes: number): string {
  const rounded = Math.ceil(minutes);
  return rounded === 1 ? 'One min read' : `${rounded} min read`;
}
