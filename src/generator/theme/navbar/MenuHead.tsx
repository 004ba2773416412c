import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {Icon} from '../icons/Icon.tsx';

/** The top of the menu of narrow screens: the site's title, and a button that closes it. */
export function MenuHead({onClose}: {onClose: () => void}): ReactNode {
  return (
    <div className="menu-head">
      <span>{useSite().navbar.title}</span>
      <button type="button" className="icon-button" aria-label={useMessages().closeMenu} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
