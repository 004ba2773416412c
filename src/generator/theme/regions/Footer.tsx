import type {ReactNode} from 'react';
import type {FooterGroup} from '../../shared/page/SiteData.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The foot of every page: groups of links, and the copyright line. */
export function Footer(): ReactNode {
  const {links, copyright, style} = useSite().footer;
  const messages = useMessages();
  return (
    <footer className="footer" data-style={style} id="site-footer">
      <div className="footer-inner">
        {links.length > 0 && (
          <nav className="footer-groups" aria-label={messages.footer}>
            {links.map((group) => (
              <FooterColumn key={group.title ?? group.items[0]?.label ?? ''} group={group} />
            ))}
          </nav>
        )}
        <div className="footer-end">
          {copyright && <div className="footer-copyright" dangerouslySetInnerHTML={{__html: copyright}} />}
          <button type="button" className="footer-shortcuts">
            {messages.keyboardShortcuts}
          </button>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({group}: {group: FooterGroup}): ReactNode {
  return (
    <div>
      {group.title && <p className="footer-title">{group.title}</p>}
      <ul className="footer-list">
        {group.items.map((item) =>
          item.html !== undefined ? (
            <li key={item.html} dangerouslySetInnerHTML={{__html: item.html}} />
          ) : (
            <li key={`${item.label} ${item.to ?? item.href}`}>
              <Anchor
                {...item.attributes}
                className={item.className ? `footer-link ${item.className}` : 'footer-link'}
                href={item.to ?? item.href ?? '/'}
              >
                {item.label}
              </Anchor>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
