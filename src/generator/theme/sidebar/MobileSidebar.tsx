import type {MouseEvent, ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {Icon} from '../regions/Icon.tsx';
import {NavbarItem} from '../navbar/NavbarItem.tsx';
import {NavLink} from '../navbar/NavLink.tsx';
import {PageSidebar} from './PageSidebar.tsx';
import {useMessages} from '../context/useMessages.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** Windows that show the sidebar next to the page, as in the style sheet. */
const DESKTOP = '(min-width: 997px)';

/**
 * The Menu button of narrow screens and the dialog it opens, which contains the sidebar and the navbar's items. Without
 * JavaScript a link to the footer replaces the button.
 */
export function MobileSidebar(): ReactNode {
  const {path} = usePage();
  const {title, items} = useSite().navbar;
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
            <div className="menu-head">
              <span>{title}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={messages.closeMenu}
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" />
              </button>
            </div>
            <PageSidebar />
            <nav className="menu-bar-items" aria-label={messages.mainNavigation}>
              <ul className="sidebar-list">
                {items.map((item) => (
                  <MenuItem
                    key={`${item.type} ${item.docs?.instance} ${item.label} ${item.href}`}
                    item={item}
                  />
                ))}
              </ul>
            </nav>
          </div>
        )}
      </dialog>
    </>
  );
}

function MenuItem({item}: {item: NavItem}): ReactNode {
  if (item.type === 'search') {
    return null;
  }
  return (
    <li>
      {item.type === 'link' ? <NavLink item={item} className="sidebar-link" /> : <NavbarItem item={item} />}
    </li>
  );
}
