import type {ComponentProps, ReactNode} from 'react';
import Root from '@theme/Root';
import {SitePage as Original} from '../../theme/SitePage.tsx';

/**
 * The site's `src/theme/Root` around all pages; it keeps its state from one to the next. The element around it is where
 * prerendering looks for the beginning of the page.
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
