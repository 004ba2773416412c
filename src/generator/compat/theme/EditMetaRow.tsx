import type {ReactNode} from 'react';
import {PageMeta} from '../../theme/regions/PageMeta.tsx';

interface Props {
  editUrl?: string | null;
  /** In milliseconds. */
  lastUpdatedAt?: number | null;
  lastUpdatedBy?: string | null;
}

/** Where to edit a page, when and by whom it was last changed (Docusaurus `EditMetaRow`). */
export default function EditMetaRow({editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined;
  return <PageMeta editUrl={editUrl ?? undefined} lastUpdate={{date, author: lastUpdatedBy ?? undefined}} />;
}
