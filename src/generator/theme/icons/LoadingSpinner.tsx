import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';

/** A spinner for code that is still loading. CSS shows it after 200 ms, so that a quick load does not flicker. */
export function LoadingSpinner(): ReactNode {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <span className="sr-only">{useMessages().loading}</span>
    </div>
  );
}
