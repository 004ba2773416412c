import type {ReactNode} from 'react';
import Override from '@theme/AnnouncementBar';

/** The site's `src/theme/AnnouncementBar` in its place. */
export function AnnouncementBar(): ReactNode {
  return <Override />;
}
