import type {ReactNode} from 'react';
import type {PostSummary} from '../../shared/page/BlogPageData.ts';
import type {PostHeaderProps} from './PostHeaderProps.ts';

/** The title of a post; in lists, it links to the post. */
export function PostTitle({post, place}: PostHeaderProps): ReactNode {
  return place === 'page' ? (
    <h1 tabIndex={-1} {...titleContent(post)} />
  ) : (
    <h2 className="post-title">
      <a href={post.href} {...titleContent(post)} />
    </h2>
  );
}

function titleContent(post: PostSummary): {dangerouslySetInnerHTML: {__html: string}} | {children: string} {
  return post.titleHtml === undefined
    ? {children: post.title}
    : {dangerouslySetInnerHTML: {__html: post.titleHtml}};
}
