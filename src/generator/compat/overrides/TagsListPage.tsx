import type {ComponentProps, ReactNode} from 'react';
import BlogTags from '@theme/BlogTagsListPage';
import DocTags from '@theme/DocTagsListPage';
import type {TagsIndexLayout as Original} from '../../theme/layouts/TagsIndexLayout.tsx';

/** Renders the site's `src/theme/BlogTagsListPage` and `src/theme/DocTagsListPage`. */
export function TagsIndexLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const Override = data.layout === 'blogTags' ? BlogTags : DocTags;
  const tags = data.groups.flatMap((group) =>
    group.tags.map(({href, ...tag}) => ({...tag, permalink: href})),
  );
  return <Override tags={tags} />;
}
