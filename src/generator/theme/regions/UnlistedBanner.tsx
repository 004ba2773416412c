import type {ReactNode} from 'react';
import {Admonition} from '../content/Admonition.tsx';

/** Says on an unlisted page what that means. */
export function UnlistedBanner(): ReactNode {
  return (
    <Admonition type="caution" title="Unlisted page">
      <p>
        Only readers who have its address find this page: neither the navigation nor search engines list it.
      </p>
    </Admonition>
  );
}
