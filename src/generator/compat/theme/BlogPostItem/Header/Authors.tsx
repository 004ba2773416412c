import {type ReactNode, useContext} from 'react';
import {PostAuthors} from '../../../../theme/blog/PostAuthors.tsx';
import {PostContext} from '../../../shared/PostContext.ts';

/** The authors of a post (Docusaurus `BlogPostItem/Header/Authors`). */
export default function Authors(): ReactNode {
  const post = useContext(PostContext);
  return post && <PostAuthors {...post} />;
}
