import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {usePage} from '../context/PageContext.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import {Anchor} from '../links/Anchor.tsx';
import {useDocsVersions} from '../versions/useDocsVersions.ts';
import {VersionLabel} from './VersionLabel.tsx';

/** The current version, as a link to its main page. */
export function VersionLink({item, className}: {item: NavItem; className: string}): ReactNode {
  const {path} = usePage();
  const {all, candidates} = useDocsVersions(item.docs?.instance);
  const [version] = candidates;
  const href = item.href ?? version?.path ?? path;
  return (
    <Anchor
      href={href}
      className={item.className ? `${className} ${item.className}` : className}
      aria-label={item.ariaLabel}
      aria-current={isSamePage(href, path) ? 'page' : undefined}
    >
      {item.label || <VersionLabel label={version?.label ?? ''} all={all} />}
    </Anchor>
  );
}
