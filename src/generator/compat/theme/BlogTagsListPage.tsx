import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {TagsIndexLayout} from '../../theme/layouts/TagsIndexLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `BlogTagsListPage` and `DocTagsListPage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return (data.layout === 'blogTags' || data.layout === 'docTags') && <TagsIndexLayout data={data} />;
}
