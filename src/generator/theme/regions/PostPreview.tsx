import type {ReactNode} from 'react';
import type {PostPreview as PreviewData} from '../../shared/page/PageData.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {useMessages} from '../context/useMessages.ts';
import {PostContainer} from './PostContainer.tsx';
import {PostCover} from './PostCover.tsx';
import {PostHeader} from './PostHeader.tsx';
import {TagList} from './TagList.tsx';

/** A post in a list of posts. */
export function PostPreview({post}: {post: PreviewData}): ReactNode {
  const messages = useMessages();
  if (!post.content) return <BriefPreview post={post} />;
  return (
    <PostContainer className="post-preview">
      <PostHeader post={post} place="preview" />
      <CompiledContent data={post.content} />
      <footer className="post-preview-footer">
        <TagList tags={post.tags} />
        {post.truncated && (
          <a className="read-more" href={post.href}>
            {messages.readMore}
            <span className="sr-only">{fillMessage(messages.readMoreAbout, {title: post.title})}</span>
          </a>
        )}
      </footer>
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
