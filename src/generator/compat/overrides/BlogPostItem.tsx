import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/BlogPostItem';
import {PostArticle as Original} from '../../theme/regions/PostArticle.tsx';
import {PartContext} from '../PartContext.ts';

/** Renders the site's `src/theme/BlogPostItem` around a post on its own page. */
export function PostArticle({data}: ComponentProps<typeof Original>): ReactNode {
  const part = useMemo(() => ({BlogPostItem: <Original data={data} />}), [data]);
  return (
    <PartContext value={part}>
      <Override />
    </PartContext>
  );
}
