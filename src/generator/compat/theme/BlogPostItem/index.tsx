import {type ReactNode, useContext} from 'react';
import {PartContext} from '../../PartContext.ts';

/** A post on its page or in a list (Docusaurus `BlogPostItem`). */
export default function BlogPostItem(): ReactNode {
  return useContext(PartContext).BlogPostItem;
}
