import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/BlogPostItem';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import {PostPreview as Original} from '../../theme/blog/PostPreview.tsx';
import {PartContext} from '../PartContext.ts';
import {PostContext} from '../shared/PostContext.ts';

/** Renders the site's `src/theme/BlogPostItem` around a post in a list; see that for its own page. */
export function PostPreview({post}: ComponentProps<typeof Original>): ReactNode {
  const part = useMemo(() => ({BlogPostItem: <Original post={post} />}), [post]);
  const item = useMemo(() => ({post, place: 'preview' as const}), [post]);
  return (
    <PartContext value={part}>
      <PostContext value={item}>
        <Override>{post.content && <CompiledContent data={post.content} />}</Override>
      </PostContext>
    </PartContext>
  );
}
