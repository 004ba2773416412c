import type {ReactNode} from 'react';
import type {FooterGroup} from '../../shared/page/SiteData.ts';
import {useMessages} from '../context/useMessages.ts';
import {FooterLink} from './FooterLink.tsx';

/** The links of the footer, in columns. */
export function FooterLinks({links}: {links: readonly FooterGroup[]}): ReactNode {
  const messages = useMessages();
  return (
    <nav className="footer-groups" aria-label={messages.footer}>
      {links.map((group) => (
        <FooterColumn key={group.title ?? group.items[0]?.label ?? ''} group={group} />
      ))}
    </nav>
  );
}

function FooterColumn({group}: {group: FooterGroup}): ReactNode {
  return (
    <div className={group.className}>
      {group.title && <p className="footer-title">{group.title}</p>}
      <ul className="footer-list">
        {group.items.map((item) =>
          item.html !== undefined ? (
            <li key={item.html} dangerouslySetInnerHTML={{__html: item.html}} />
          ) : (
            <li key={`${item.label} ${item.to ?? item.href}`}>
              <FooterLink item={item} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
