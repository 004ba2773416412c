import type {ComponentProps, ReactNode} from 'react';
import Root from '@theme/Root';
import {SitePage as Original} from '../../theme/SitePage.tsx';

/**
 * Renders the site's `src/theme/Root` around all pages, so that it keeps its state during navigation. Prerendering
 * looks for the surrounding element to find the start of the page.
 */
export function SitePage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <div className="site-root" style={{display: 'contents'}}>
      <Root>
        <Original {...props} />
      </Root>
    </div>
  );
}
