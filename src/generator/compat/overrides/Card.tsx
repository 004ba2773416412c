import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocCard';
import type {Card as Original} from '../../theme/content/Card.tsx';

/** Renders the site's `src/theme/DocCard` for each card of a list. */
export function Card({card: {type, ...card}}: ComponentProps<typeof Original>): ReactNode {
  const item = type === 'category' ? {type, ...card, items: []} : {type: 'link', ...card};
  return (
    <li>
      <Override item={item} />
    </li>
  );
}
