import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';

/** The first link of every page: it leads past the navigation. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href="#content">
      {useMessages().skipToContent}
    </a>
  );
}
