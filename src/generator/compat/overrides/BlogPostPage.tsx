import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/BlogPostPage';
import {PostArticle} from '../../theme/blog/PostArticle.tsx';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import type {BlogPostLayout as Original} from '../../theme/layouts/BlogPostLayout.tsx';
import {useBlogPost} from '../docusaurus/plugin-content-blog/client.ts';

/**
 * Renders the site's `src/theme/BlogPostPage` with the text of the post as a component that has the post's data; the
 * original that it may wrap gets the page from its context.
 */
export function BlogPostLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const post = useBlogPost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component on each render would lose its state
  const content = useMemo(() => {
    const Content = (): ReactNode => <CompiledContent data={data.content} />;
    return Object.assign(Content, {
      ...post,
      item: {post: data.post, place: 'page' as const},
      part: {BlogPostItem: <PostArticle data={data} />},
    });
  }, [data]);
  return <Override content={content} />;
}
