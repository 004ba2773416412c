import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/EditMetaRow';
import {usePage} from '../../theme/context/PageContext.ts';
import {useSite} from '../../theme/context/SiteContext.ts';
import type {PageMeta as Original} from '../../theme/regions/PageMeta.tsx';
import {ThemeClassNames} from '../hooks/ThemeClassNames.ts';
import {editMetadata} from '../shared/editMetadata.ts';
import {joinClasses} from '../shared/joinClasses.ts';
import {pagePlugin} from '../shared/pagePlugin.ts';

const CLASS_NAMES: Readonly<Record<string, string>> = {
  docs: ThemeClassNames.docs.docFooterEditMetaRow,
  blog: ThemeClassNames.blog.blogFooterEditMetaRow,
  pages: ThemeClassNames.pages.pageFooterEditMetaRow,
};

/** Renders the site's `src/theme/EditMetaRow` below pages that it has something to show of. */
export function PageMeta(props: ComponentProps<typeof Original>): ReactNode {
  const {name} = pagePlugin(usePage(), useSite());
  const row = editMetadata(props);
  const className = joinClasses('margin-top--sm', CLASS_NAMES[name]);
  return (
    (row.editUrl || row.lastUpdatedAt || row.lastUpdatedBy) && <Override {...row} className={className} />
  );
}
