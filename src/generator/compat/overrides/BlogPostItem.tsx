import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/BlogPostItem';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import {PostArticle as Original} from '../../theme/blog/PostArticle.tsx';
import {PartContext} from '../PartContext.ts';
import {PostContext} from '../shared/PostContext.ts';

/**
 * Renders the site's `src/theme/BlogPostItem` around a post on its own page. If it renders the parts itself, they get the
 * post from the context, and the text is its children.
 */
export function PostArticle({data}: ComponentProps<typeof Original>): ReactNode {
  const part = useMemo(() => ({BlogPostItem: <Original data={data} />}), [data]);
  const item = useMemo(() => ({post: data.post, place: 'page' as const}), [data]);
  return (
    <PartContext value={part}>
      <PostContext value={item}>
        <Override>
          <CompiledContent data={data.content} />
        </Override>
      </PostContext>
    </PartContext>
  );
}
