import {type ReactNode, useContext} from 'react';
import {PostHeader} from '../../../../theme/blog/PostHeader.tsx';
import {PostContext} from '../../../shared/PostContext.ts';

/** Title, date and authors of a post (Docusaurus `BlogPostItem/Header`). */
export default function Header(): ReactNode {
  const post = useContext(PostContext);
  return post && <PostHeader {...post} />;
}
