import type {ContextType} from 'react';
import {authorProps} from './authorProps.ts';
import type {PostContext} from './PostContext.ts';

export type Post = NonNullable<ContextType<typeof PostContext>>['post'];

/** What Docusaurus' components read of a post. */
export function postMetadata(post: Post) {
  const {title, description = '', href, date, readingTime, authors, tags} = post;
  return {
    hasTruncateMarker: 'truncated' in post && post.truncated === true,
    title,
    description,
    permalink: href,
    date,
    readingTime,
    authors: authors.map(authorProps),
    tags: tags.map((tag) => ({...tag, permalink: tag.href})),
  };
}
