import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocTagDocListPage';
import type {DocTagLayout as Original} from '../../theme/layouts/DocTagLayout.tsx';

/** Renders the site's `src/theme/DocTagDocListPage`. */
export function DocTagLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const {label, description, path, allTagsHref, unlisted = false, docs} = data;
  const items = docs.map(({href, ...doc}) => ({...doc, id: href, permalink: href}));
  const page = {label, description, permalink: path, allTagsPath: allTagsHref, unlisted};
  return <Override tag={{...page, count: items.length, items}} />;
}
