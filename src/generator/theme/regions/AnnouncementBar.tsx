import type {ReactNode} from 'react';
import {useLayoutEffect, useState} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {Icon} from '../icons/Icon.tsx';
import {useMessages} from '../context/useMessages.ts';
import {readStorage, writeStorage} from '../storage.ts';

const STORAGE_KEY = 'announcement.dismissed';

/**
 * One line above the navbar. The prerendered HTML contains it even if the reader has dismissed it: `<html
 * data-dismissed>`, set by the script in the head, hides it until React has checked which announcement was dismissed.
 */
export function AnnouncementBar(): ReactNode {
  const bar = useSite().announcementBar;
  const messages = useMessages();
  const [isDismissed, setDismissed] = useState(false);
  const id = bar?.id;
  useLayoutEffect(() => {
    setDismissed(id !== undefined && readStorage(STORAGE_KEY) === id);
    delete document.documentElement.dataset.dismissed;
    // When it is dismissed in another tab, it disappears in this one, too.
    const follow = ({key, newValue}: StorageEvent): void => {
      if (key === STORAGE_KEY) setDismissed(newValue === id);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [id]);
  if (!bar || isDismissed) {
    return null;
  }
  const dismiss = (): void => {
    setDismissed(true);
    // The focused button disappears.
    document.querySelector<HTMLElement>('.navbar-brand')?.focus({preventScroll: true});
    writeStorage(STORAGE_KEY, bar.id);
  };
  const {backgroundColor, textColor} = bar;
  return (
    <section
      className="announcement"
      aria-label={messages.announcement}
      data-colored={textColor === undefined ? undefined : ''}
      style={textColor === undefined ? undefined : {background: backgroundColor, color: textColor}}
    >
      <div className="announcement-text" dangerouslySetInnerHTML={{__html: bar.content}} />
      {bar.isCloseable && (
        <button
          type="button"
          className="icon-button"
          aria-label={messages.dismissAnnouncement}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
