import type {ReactNode} from 'react';
import Override from '@theme/Footer/Layout';
import {useSite} from '../../theme/context/SiteContext.ts';
import {FooterCopyright} from '../../theme/regions/FooterCopyright.tsx';
import {FooterLinks} from '../../theme/regions/FooterLinks.tsx';
import {FooterLogo} from '../../theme/regions/FooterLogo.tsx';

/** Renders the site's `src/theme/Footer/Layout` instead of the footer, with the footer's parts as props. */
export function Footer(): ReactNode {
  const {links, logo, copyright, style} = useSite().footer;
  return (
    <Override
      style={style}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  );
}
