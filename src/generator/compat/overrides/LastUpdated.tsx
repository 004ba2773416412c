import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/LastUpdated';
import type {LastUpdate as Original} from '../../theme/regions/LastUpdate.tsx';

/** Renders the site's `src/theme/LastUpdated`. */
export function LastUpdate({date, author}: ComponentProps<typeof Original>): ReactNode {
  return (
    <Override lastUpdatedAt={date === undefined ? undefined : Date.parse(date)} lastUpdatedBy={author} />
  );
}
