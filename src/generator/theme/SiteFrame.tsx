import type {ReactNode} from 'react';
import {usePage} from './context/PageContext.ts';
import {Navbar} from './navbar/Navbar.tsx';
import {AnnouncementBar} from './regions/AnnouncementBar.tsx';
import {BackToTop} from './regions/BackToTop.tsx';
import {Footer} from './regions/Footer.tsx';
import {SkipLink} from './regions/SkipLink.tsx';

/**
 * What every page has around its own part: navbar, footer, and what belongs to them. A component hides the footer with
 * `<Head><html data-footer="none" /></Head>`.
 */
export function SiteFrame({children}: {children: ReactNode}): ReactNode {
  const {head} = usePage();
  return (
    <div className="site">
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      {children}
      <BackToTop />
      {head.own?.html?.['data-footer'] !== 'none' && <Footer />}
    </div>
  );
}
