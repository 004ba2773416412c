import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/BlogPostItem/Footer';
import type {PostPreview} from '../../theme/blog/PostPreview.tsx';
import {PostContext} from '../shared/PostContext.ts';

/** Renders the site's `src/theme/BlogPostItem/Footer` for a post in a list; see `ItemFooter` for its own page. */
export function PreviewFooter({post}: ComponentProps<typeof PostPreview>): ReactNode {
  const item = useMemo(() => ({post, place: 'preview' as const}), [post]);
  return (
    <PostContext value={item}>
      <Override />
    </PostContext>
  );
}
