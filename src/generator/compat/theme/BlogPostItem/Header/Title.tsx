import {type ReactNode, useContext} from 'react';
import {PostTitle} from '../../../../theme/blog/PostTitle.tsx';
import {PostContext} from '../../../shared/PostContext.ts';

/** The title of a post (Docusaurus `BlogPostItem/Header/Title`). */
export default function Title(): ReactNode {
  const post = useContext(PostContext);
  return post && <PostTitle {...post} />;
}
