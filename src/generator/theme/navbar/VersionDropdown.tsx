import type {ReactNode} from 'react';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {NavItem, NavItemDocs, VersionData} from '../../shared/page/SiteData.ts';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {keepPlace} from '../links/keepPlace.ts';
import {rememberVersion} from '../versions/preferredVersion.ts';
import {useDocsVersions} from '../versions/useDocsVersions.ts';
import {menuLinks} from './MenuLink.tsx';
import {NavDropdown} from './NavDropdown.tsx';
import {VersionLabel} from './VersionLabel.tsx';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';

/**
 * The versions of an instance of the docs: each links to this page in that version, or to the version's main page if it
 * has no such page. The browser remembers the choice.
 */
export function VersionDropdown({item}: {item: NavItem}): ReactNode {
  const {path, layout} = usePage();
  const {docs} = useSite();
  const {docsVersion} = useMessages();
  const before = menuLinks(item.itemsBefore);
  const after = menuLinks(item.itemsAfter);
  const {instance = DEFAULT_ID, versions: offered} = item.docs ?? {};
  const {all, active, candidates, elsewhere} = useDocsVersions(instance);
  const versions = offerVersions(all, offered);
  const shown = candidates.find(({name}) => versions.some((one) => one.name === name)) ?? candidates[0];
  const label = versions.find(({name}) => name === shown?.name)?.label ?? shown?.label ?? item.label;
  const isOnly = all.length === 1 && docs.length === 1;
  // Tag lists differ between versions and have no counterpart, so even their own entry links to the main page.
  const isDoc = layout === 'doc' || layout === 'categoryIndex';
  const addressOf = ({name, path: main}: VersionData): string =>
    isOnly || (isDoc && name === active?.name) ? path : (elsewhere[name] ?? main);
  return (
    <NavDropdown
      label={<VersionLabel label={label} all={versions} />}
      accessibleName={fillMessage(docsVersion, {label})}
      quiet={versions.length + before.length + after.length < 2 ? 'tag' : undefined}
    >
      {[
        ...before,
        ...versions.map((version) => (
          <Anchor
            key={version.name}
            className="dropdown-link"
            href={addressOf(version)}
            aria-current={version.name === shown?.name ? 'true' : undefined}
            onClick={(event) => {
              rememberVersion(instance, version.name);
              keepPlace(event);
            }}
          >
            {version.label}
          </Anchor>
        )),
        ...after,
      ]}
    </NavDropdown>
  );
}

/** The versions that a menu offers, in the menu's order and with its labels. */
function offerVersions(
  all: readonly VersionData[],
  offered: NavItemDocs['versions'],
): readonly VersionData[] {
  if (!offered) return all;
  return offered.flatMap(({name, label}) => {
    const version = all.find((one) => one.name === name);
    if (!version) return [];
    return [label === undefined ? version : {...version, label}];
  });
}
