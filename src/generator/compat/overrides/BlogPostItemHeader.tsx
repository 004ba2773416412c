import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/BlogPostItem/Header';
import {PostHeader as Original} from '../../theme/regions/PostHeader.tsx';
import {PartContext} from '../PartContext.ts';

/** Renders the site's `src/theme/BlogPostItem/Header`. */
export function PostHeader({post, place}: ComponentProps<typeof Original>): ReactNode {
  const part = useMemo(() => ({BlogPostItemHeader: <Original post={post} place={place} />}), [post, place]);
  return (
    <PartContext value={part}>
      <Override />
    </PartContext>
  );
}
