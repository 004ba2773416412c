import type {ReactNode} from 'react';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import type {PostHeaderProps} from './PostHeaderProps.ts';

/** Date and reading time of a post. */
export function PostInfo({post, place}: PostHeaderProps): ReactNode {
  const site = useSite();
  const {readingTime} = useMessages();
  return (
    <p className="post-meta">
      <time dateTime={post.date}>{post.formattedDate}</time>
      {post.readingTime !== undefined && (
        <span>{pluralMessage(readingTime, Math.ceil(post.readingTime), site.locale, 'readingTime')}</span>
      )}
      {place === 'row' && post.authors.length > 0 && (
        <span>{post.authors.flatMap(({name}) => name ?? []).join(', ')}</span>
      )}
    </p>
  );
}
