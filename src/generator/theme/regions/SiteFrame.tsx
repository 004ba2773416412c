import type {ReactNode} from 'react';
import {Navbar} from '../navbar/Navbar.tsx';
import {AnnouncementBar} from './AnnouncementBar.tsx';
import {BackToTop} from './BackToTop.tsx';
import {Footer} from './Footer.tsx';
import {SkipLink} from './SkipLink.tsx';

/** What every page has around its own part: navbar, footer, and what belongs to them. */
export function SiteFrame({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="site">
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      {children}
      <BackToTop />
      <Footer />
    </div>
  );
}
