import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/EditMetaRow';
import type {PageMeta as Original} from '../../theme/regions/PageMeta.tsx';
import {editMetadata} from '../shared/editMetadata.ts';

/** Renders the site's `src/theme/EditMetaRow` below pages that it has something to show of. */
export function PageMeta(props: ComponentProps<typeof Original>): ReactNode {
  const row = editMetadata(props);
  return (row.editUrl || row.lastUpdatedAt || row.lastUpdatedBy) && <Override {...row} />;
}
