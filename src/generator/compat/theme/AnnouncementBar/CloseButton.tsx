import type {ComponentProps, ReactNode} from 'react';
import {useMessages} from '../../../theme/context/useMessages.ts';
import IconClose from '../Icon/Close.tsx';

/** The button that puts the announcement away (Docusaurus `AnnouncementBar/CloseButton`). */
export default function AnnouncementBarCloseButton(props: ComponentProps<'button'>): ReactNode {
  const {dismissAnnouncement} = useMessages();
  const classes = ['clean-btn', 'close', props.className].filter(Boolean).join(' ');
  return (
    <button type="button" aria-label={dismissAnnouncement} {...props} className={classes}>
      <IconClose />
    </button>
  );
}
