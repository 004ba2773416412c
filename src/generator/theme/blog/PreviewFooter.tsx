import type {ReactNode} from 'react';
import type {PostPreview} from '../../shared/page/BlogPageData.ts';
import {ReadMoreLink} from '../regions/ReadMoreLink.tsx';
import {TagList} from '../regions/TagList.tsx';

/** What follows the beginning of a post in a list: its tags, and a link to the rest. */
export function PreviewFooter({
  post,
}: {
  post: Pick<PostPreview, 'tags' | 'truncated' | 'title' | 'href'>;
}): ReactNode {
  return (
    <footer className="post-preview-footer">
      <TagList tags={post.tags} />
      {post.truncated && <ReadMoreLink title={post.title} href={post.href} />}
    </footer>
  );
}
