import {type ComponentProps, type ReactNode, useMemo} from 'react';
import BlogPostItem from '@theme/BlogPostItem';
import Override from '@theme/BlogPostItems';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import {PostPreview as Original} from '../../theme/blog/PostPreview.tsx';
import {usePage} from '../../theme/context/PageContext.ts';
import type {PostContent} from '../hooks/BlogPostProvider.tsx';
import {postMetadata} from '../shared/postMetadata.ts';

type PreviewProps = ComponentProps<typeof Original>;

/** Renders the site's `src/theme/BlogPostItems` with all posts of a list, in the place of the first one. */
export function PostPreview({post}: PreviewProps): ReactNode {
  const page = usePage();
  const isList = page.layout === 'blogList' || page.layout === 'blogTag' || page.layout === 'blogAuthor';
  const posts = isList ? page.posts : NO_POSTS;
  // The same components for the same posts: others would lose their state.
  const items = useMemo(() => posts.map((one) => ({content: contentOf(one)})), [posts]);
  return posts[0]?.href === post.href && <Override items={items} component={BlogPostItem} />;
}

const NO_POSTS: readonly PreviewProps['post'][] = [];

/** The text of a post as a component, which has the data of the post as Docusaurus' compiled Markdown has it. */
function contentOf(post: PreviewProps['post']): PostContent {
  const Content = (): ReactNode =>
    post.content ? <CompiledContent data={post.content} /> : (post.description ?? null);
  return Object.assign(Content, {
    item: {post, place: 'preview' as const},
    part: {BlogPostItem: <Original post={post} />},
    metadata: postMetadata(post),
    frontMatter: post.frontMatter ?? {},
    assets: {authorsImageUrls: post.authors.map(() => undefined)},
    toc: [],
  });
}
