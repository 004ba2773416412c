import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Tag';
import type {TagLink as Original} from '../../theme/regions/TagLink.tsx';

/** Renders the site's `src/theme/Tag`. */
export function TagLink({tag: {href, ...tag}}: ComponentProps<typeof Original>): ReactNode {
  return <Override {...tag} permalink={href} />;
}
