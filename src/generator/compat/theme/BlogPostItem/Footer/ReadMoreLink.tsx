import type {ReactNode} from 'react';
import {ReadMoreLink as Original} from '../../../../theme/regions/ReadMoreLink.tsx';

interface Props {
  blogPostTitle: string;
  to?: string;
  href?: string;
}

/** The link to the whole of a post (Docusaurus `BlogPostItem/Footer/ReadMoreLink`). */
export default function ReadMoreLink({blogPostTitle, to, href = ''}: Props): ReactNode {
  return <Original title={blogPostTitle} href={to ?? href} />;
}
