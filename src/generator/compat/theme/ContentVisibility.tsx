import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {UnlistedBanner} from '../../theme/regions/UnlistedBanner.tsx';

/** The note on unlisted pages (Docusaurus `ContentVisibility`). */
export default function ContentVisibility(): ReactNode {
  const page = usePage();
  return 'unlisted' in page && page.unlisted && <UnlistedBanner />;
}
