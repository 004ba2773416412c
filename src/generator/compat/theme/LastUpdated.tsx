import type {ReactNode} from 'react';
import {LastUpdate} from '../../theme/regions/LastUpdate.tsx';

interface Props {
  /** In milliseconds. */
  lastUpdatedAt?: number | null;
  lastUpdatedBy?: string | null;
}

/** When a page was last changed, and by whom (Docusaurus `LastUpdated`). */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined;
  return <LastUpdate date={date} author={lastUpdatedBy ?? undefined} />;
}
