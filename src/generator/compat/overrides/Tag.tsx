import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Tag';
import type {TagLink as Original} from '../../theme/regions/TagLink.tsx';

/** The site's `src/theme/Tag` in its place. */
export function TagLink({tag: {href, ...tag}}: ComponentProps<typeof Original>): ReactNode {
  return <Override {...tag} permalink={href} />;
}
