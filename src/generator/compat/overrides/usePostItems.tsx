import {type ComponentProps, type ReactNode, useMemo} from 'react';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import {PostPreview} from '../../theme/blog/PostPreview.tsx';
import type {PostContent} from '../hooks/BlogPostProvider.tsx';
import {postMetadata} from '../shared/postMetadata.ts';

type Post = ComponentProps<typeof PostPreview>['post'];

/** The posts of a list as Docusaurus' components get them: components with the data of their posts. */
export function usePostItems(posts: readonly Post[]) {
  // The same components for the same posts: others would lose their state.
  return useMemo(() => posts.map((post) => ({content: contentOf(post)})), [posts]);
}

/** The text of a post as a component, which has the data of the post as Docusaurus' compiled Markdown has it. */
function contentOf(post: Post): PostContent & {metadata: ReturnType<typeof postMetadata>} {
  const Content = (): ReactNode =>
    post.content ? <CompiledContent data={post.content} /> : (post.description ?? null);
  return Object.assign(Content, {
    item: {post, place: 'preview' as const},
    part: {BlogPostItem: <PostPreview post={post} />},
    metadata: postMetadata(post),
    frontMatter: post.frontMatter ?? {},
    assets: {authorsImageUrls: post.authors.map(() => undefined)},
    toc: [],
  });
}
