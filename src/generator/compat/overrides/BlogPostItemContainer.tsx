import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Container';
import type {PostContainer as Original} from '../../theme/blog/PostContainer.tsx';

/** Renders the site's `src/theme/BlogPostItem/Container`. */
export function PostContainer(props: ComponentProps<typeof Original>): ReactNode {
  return <Override {...props} />;
}
