import type {MouseEvent, ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {usePage} from '../context/PageContext.ts';
import {Icon} from '../icons/Icon.tsx';
import {MenuHead} from './MenuHead.tsx';
import {MenuItems} from './MenuItems.tsx';
import {MenuSidebar} from './MenuSidebar.tsx';
import {useMessages} from '../context/useMessages.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** Windows that show the sidebar next to the page, as in the style sheet. */
const DESKTOP = '(width >= 62.3125rem)';

/**
 * The Menu button of narrow screens and the dialog it opens, which contains the sidebar and the navbar's items. Without
 * JavaScript a link to the footer replaces the button.
 */
export function MobileSidebar(): ReactNode {
  const {path} = usePage();
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => dialog.current?.close(), [path]);
  useEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const close = (): void => dialog.current?.close();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      // Chromium focuses the panel if that scrolls: nothing that shows the focus or has a name.
      dialog.current?.querySelector('button')?.focus();
    }
  }, [isOpen]);

  const closeOnLink = (event: MouseEvent): void => {
    const isBackdrop = event.target === dialog.current;
    const isLink = event.target instanceof Element && event.target.closest('a') && !event.defaultPrevented;
    if (isBackdrop || isLink) {
      dialog.current?.close();
    }
  };
  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        <span className="sr-only">{messages.menu}</span>
      </button>
      <a className="menu-link" href={`#${THEME_IDS.footer}`}>
        {messages.menu}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard Escape closes a dialog */}
      <dialog
        ref={dialog}
        className="menu-dialog"
        aria-label={messages.menu}
        onClose={() => setOpen(false)}
        onClick={closeOnLink}
      >
        {isOpen && (
          <div className="menu-panel">
            <MenuHead onClose={() => dialog.current?.close()} />
            <MenuSidebar />
            <MenuItems />
          </div>
        )}
      </dialog>
    </>
  );
}
