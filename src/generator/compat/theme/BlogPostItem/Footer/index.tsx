import {type ReactNode, useContext} from 'react';
import {usePage} from '../../../../theme/context/PageContext.ts';
import {PageFooter} from '../../../../theme/regions/PageFooter.tsx';
import {PreviewFooter} from '../../../../theme/blog/PreviewFooter.tsx';
import {PostContext} from '../../../shared/PostContext.ts';

/**
 * The tags of the post, its edit link and the date of its last change; in a list, its tags and the link to the rest
 * (Docusaurus `BlogPostItem/Footer`).
 */
export default function Footer(): ReactNode {
  const data = usePage();
  const post = useContext(PostContext)?.post;
  if (data.layout === 'blogPost')
    return <PageFooter tags={data.post.tags} editUrl={data.editUrl} lastUpdate={data.lastUpdate} />;
  return post && <PreviewFooter post={{truncated: false, ...post}} />;
}
