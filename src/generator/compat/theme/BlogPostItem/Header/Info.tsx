import {type ReactNode, useContext} from 'react';
import {PostInfo} from '../../../../theme/blog/PostInfo.tsx';
import {PostContext} from '../../../shared/PostContext.ts';

/** The date and reading time of a post (Docusaurus `BlogPostItem/Header/Info`). */
export default function Info(): ReactNode {
  const post = useContext(PostContext);
  return post && <PostInfo {...post} />;
}
