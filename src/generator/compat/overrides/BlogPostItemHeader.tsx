import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Header';
import type {PostHeader as Original} from '../../theme/blog/PostHeader.tsx';
import {PostContext} from '../shared/PostContext.ts';

/** Renders the site's `src/theme/BlogPostItem/Header`. */
export function PostHeader(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <PostContext value={props}>
      <Override />
    </PostContext>
  );
}
