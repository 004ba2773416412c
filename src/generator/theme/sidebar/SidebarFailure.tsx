import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';

interface SidebarFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Says that the items of a category could not be loaded, and offers to load them again. */
export function SidebarFailure({error, onRetry}: SidebarFailureProps): ReactNode {
  return (
    <div className="sidebar-failure" role="alert">
      <p>{error.message}</p>
      <button type="button" className="link-button" onClick={onRetry}>
        {useMessages().retry}
      </button>
    </div>
  );
}
