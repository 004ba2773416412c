import {type ReactNode, useContext} from 'react';
import {PartContext} from '../../PartContext.ts';

/** Title, date and authors of a post (Docusaurus `BlogPostItem/Header`). */
export default function Header(): ReactNode {
  return useContext(PartContext).BlogPostItemHeader;
}
