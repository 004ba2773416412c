import type {ReactNode} from 'react';
import type {BlogPostPageData} from '../../shared/page/BlogPageData.ts';
import {CompiledContent} from '../content/CompiledContent.tsx';
import {useSourceLanguage} from '../context/useSourceLanguage.ts';
import {TableOfContentsDetails} from '../toc/TableOfContentsDetails.tsx';
import {FeedLinks} from './FeedLinks.tsx';
import {PageFooter} from '../regions/PageFooter.tsx';
import {PostContainer} from './PostContainer.tsx';
import {PostCover} from './PostCover.tsx';
import {PostHeader} from './PostHeader.tsx';

/** A post on its own page. */
export function PostArticle({data}: {data: BlogPostPageData}): ReactNode {
  return (
    <PostContainer {...useSourceLanguage(data)}>
      {data.post.cover && <PostCover cover={data.post.cover} />}
      <PostHeader post={data.post} place="page" />
      <TableOfContentsDetails toc={data.toc} />
      <CompiledContent data={data.content} />
      <footer className="page-footer">
        <PageFooter tags={data.post.tags} editUrl={data.editUrl} lastUpdate={data.lastUpdate}>
          <FeedLinks />
        </PageFooter>
      </footer>
    </PostContainer>
  );
}
