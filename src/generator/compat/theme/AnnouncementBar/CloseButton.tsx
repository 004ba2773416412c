import type {ComponentProps, ReactNode} from 'react';
import {useMessages} from '../../../theme/context/useMessages.ts';
import {joinClasses} from '../../shared/joinClasses.ts';
import IconClose from '../Icon/Close.tsx';

/** The button that puts the announcement away (Docusaurus `AnnouncementBar/CloseButton`). */
export default function AnnouncementBarCloseButton(props: ComponentProps<'button'>): ReactNode {
  const {dismissAnnouncement} = useMessages();
  return (
    <button
      type="button"
      aria-label={dismissAnnouncement}
      {...props}
      className={joinClasses('clean-btn close', props.className)}
    >
      <IconClose />
    </button>
  );
}
