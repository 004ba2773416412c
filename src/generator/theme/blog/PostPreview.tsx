import type {ReactNode} from 'react';
import type {PostPreview as PreviewData} from '../../shared/page/BlogPageData.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {PostContainer} from './PostContainer.tsx';
import {PostCover} from './PostCover.tsx';
import {PostHeader} from './PostHeader.tsx';
import {PreviewFooter} from './PreviewFooter.tsx';

/** A post in a list of posts. */
export function PostPreview({post}: {post: PreviewData}): ReactNode {
  if (!post.content) return <BriefPreview post={post} />;
  return (
    <PostContainer className="post-preview">
      <PostHeader post={post} place="preview" />
      <CompiledContent data={post.content} />
      <PreviewFooter post={post} />
    </PostContainer>
  );
}

/** A post as one row: its cover, title and description. */
function BriefPreview({post}: {post: PreviewData}): ReactNode {
  return (
    <PostContainer className="post-preview post-row">
      {post.cover && <PostCover cover={post.cover} />}
      <div>
        <PostHeader post={post} place="row" />
        {post.description && <p>{post.description}</p>}
      </div>
    </PostContainer>
  );
}
