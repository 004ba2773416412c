import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/BlogPostItem';
import {PostPreview as Original} from '../../theme/regions/PostPreview.tsx';
import {PartContext} from '../PartContext.ts';

/** Renders the site's `src/theme/BlogPostItem` around a post in a list. */
export function PostPreview({post}: ComponentProps<typeof Original>): ReactNode {
  const part = useMemo(() => ({BlogPostItem: <Original post={post} />}), [post]);
  return (
    <PartContext value={part}>
      <Override />
    </PartContext>
  );
}
