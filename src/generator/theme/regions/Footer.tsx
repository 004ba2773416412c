import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';
import {FooterCopyright} from './FooterCopyright.tsx';
import {FooterLinks} from './FooterLinks.tsx';
import {FooterLogo} from './FooterLogo.tsx';

/** The footer of every page: groups of links and the copyright line. */
export function Footer(): ReactNode {
  const {links, logo, copyright, style} = useSite().footer;
  const messages = useMessages();
  return (
    <footer className="footer" data-style={style} id={THEME_IDS.footer}>
      <div className="footer-inner">
        {links.length > 0 && <FooterLinks links={links} />}
        {logo && <FooterLogo logo={logo} />}
        <div className="footer-end">
          {copyright && <FooterCopyright copyright={copyright} />}
          <button type="button" className="footer-shortcuts">
            {messages.keyboardShortcuts}
          </button>
        </div>
      </div>
    </footer>
  );
}
