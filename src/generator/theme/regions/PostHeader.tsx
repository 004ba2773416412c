import type {ReactNode} from 'react';
import type {PostSummary} from '../../shared/page/PageData.ts';
import {formatDate} from '../../shared/messages/formatDate.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {AuthorCard} from './AuthorCard.tsx';

interface PostHeaderProps {
  post: PostSummary;
  /**
   * `page`: the title is the `h1`; `preview`: it is an `h2` that links to the post; `row`: the same, but only with the
   * names of the authors.
   */
  place: 'page' | 'preview' | 'row';
}

/** Title, date, reading time and authors of a post. */
export function PostHeader({post, place}: PostHeaderProps): ReactNode {
  const site = useSite();
  const {readingTime} = useMessages();
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
        <time dateTime={post.date}>{formatDate(post.date, site)}</time>
        {post.readingTime !== undefined && (
          <span>{pluralMessage(readingTime, Math.ceil(post.readingTime), site.locale, 'readingTime')}</span>
        )}
        {place === 'row' && post.authors.length > 0 && (
          <span>{post.authors.flatMap(({name}) => name ?? []).join(', ')}</span>
        )}
      </p>
      {place !== 'row' && post.authors.length > 0 && (
        <ul className="post-authors">
          {post.authors.map((author, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: authors have no key and are never reordered
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
