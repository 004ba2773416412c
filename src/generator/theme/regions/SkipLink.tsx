import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** The first link of every page, which skips the navigation. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href={`#${THEME_IDS.main}`}>
      {useMessages().skipToContent}
    </a>
  );
}
