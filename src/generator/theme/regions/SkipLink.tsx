import type {ReactNode} from 'react';

/** The first link of every page: it leads past the navigation. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href="#content">
      Skip to main content
    </a>
  );
}
