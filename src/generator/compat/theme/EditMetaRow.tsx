import type {ReactNode} from 'react';
import {type LastUpdatedProps, lastUpdateOf} from '../shared/editMetadata.ts';
import {PageMeta} from '../../theme/regions/PageMeta.tsx';

interface Props extends LastUpdatedProps {
  editUrl?: string | null;
}

/** Where to edit a page, when and by whom it was last changed (Docusaurus `EditMetaRow`). */
export default function EditMetaRow({editUrl, ...update}: Props): ReactNode {
  return <PageMeta editUrl={editUrl ?? undefined} lastUpdate={lastUpdateOf(update)} />;
}
