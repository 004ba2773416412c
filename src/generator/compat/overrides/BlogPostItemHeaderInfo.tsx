import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Header/Info';
import type {PostInfo as Original} from '../../theme/blog/PostInfo.tsx';
import {PostContext} from '../shared/PostContext.ts';

/** Renders the site's `src/theme/BlogPostItem/Header/Info`. */
export function PostInfo(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <PostContext value={props}>
      <Override />
    </PostContext>
  );
}
