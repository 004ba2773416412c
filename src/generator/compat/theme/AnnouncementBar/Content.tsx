import type {ComponentProps, ReactNode} from 'react';
import {useSite} from '../../../theme/context/SiteContext.ts';

/** The text of the announcement, which may contain HTML (Docusaurus `AnnouncementBar/Content`). */
export default function AnnouncementBarContent(props: ComponentProps<'div'>): ReactNode {
  const {announcementBar} = useSite();
  return announcementBar && <div {...props} dangerouslySetInnerHTML={{__html: announcementBar.content}} />;
}
