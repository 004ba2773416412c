import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocCardList';
import type {DocCardList as Original} from '../../theme/content/DocCardList.tsx';

/** Renders the site's `src/theme/DocCardList`. */
export function DocCardList(props: ComponentProps<typeof Original>): ReactNode {
  return <Override {...props} />;
}
