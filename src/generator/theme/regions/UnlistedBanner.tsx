import type {ReactNode} from 'react';

/** Says on an unlisted page what that means. */
export function UnlistedBanner(): ReactNode {
  return (
    <div className="admonition admonition-caution" role="note">
      <p className="admonition-title">Unlisted page</p>
      <p>
        Only readers who have its address find this page: neither the navigation nor search engines list it.
      </p>
    </div>
  );
}
