import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReadMoreLink as Original} from '../../theme/regions/ReadMoreLink.tsx';

/** Renders the site's `src/theme/BlogPostItem/Footer/ReadMoreLink`. */
export function ReadMoreLink({title, href}: ComponentProps<typeof Original>): ReactNode {
  return <Override blogPostTitle={title} to={href} />;
}
