import type {ComponentProps, ReactNode} from 'react';
import BlogPostItem from '@theme/BlogPostItem';
import Override from '@theme/BlogPostItems';
import type {PostPreview as Original} from '../../theme/blog/PostPreview.tsx';
import {usePage} from '../../theme/context/PageContext.ts';
import {usePostItems} from './usePostItems.tsx';

type PreviewProps = ComponentProps<typeof Original>;

/** Renders the site's `src/theme/BlogPostItems` with all posts of a list, in the place of the first one. */
export function PostPreview({post}: PreviewProps): ReactNode {
  const page = usePage();
  const isList = page.layout === 'blogList' || page.layout === 'blogTag' || page.layout === 'blogAuthor';
  const posts = isList ? page.posts : NO_POSTS;
  const items = usePostItems(posts);
  return posts[0]?.href === post.href && <Override items={items} component={BlogPostItem} />;
}

const NO_POSTS: readonly PreviewProps['post'][] = [];
