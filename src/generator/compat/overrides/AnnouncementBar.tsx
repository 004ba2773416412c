import type {ReactNode} from 'react';
import Override from '@theme/AnnouncementBar';

/** Renders the site's `src/theme/AnnouncementBar`. */
export function AnnouncementBar(): ReactNode {
  return <Override />;
}
