import type {ReactNode} from 'react';
import type {Attributes} from '../../shared/page/HeadTags.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import {useSite} from '../context/SiteContext.ts';
import {headTags} from '../head/mergeHeadTags.ts';
import {useHeadTags} from '../head/useHeadTags.ts';
import {rememberVersion} from '../versions/preferredVersion.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';
import {VersionBanner} from './VersionBanner.tsx';
import {versionKey} from '../versions/versionKey.ts';
import {docsVersionOf} from '../../shared/page/docsVersionOf.ts';
import {instanceOf} from '../versions/useDocsVersions.ts';

/** Banner and label of a docs page's version, above its text; nothing on a site with one version. */
export function VersionTop({data}: {data: PageData}): ReactNode {
  const site = useSite();
  const {versionBadge} = useMessages();
  const ref = docsVersionOf(data);
  const versions = ref && instanceOf(site, ref.instance)?.versions;
  const version = versions?.find(({name}) => name === ref?.name);
  if (!ref || !version) return null;
  const last = versions?.find(({isLast}) => isLast);
  return (
    <>
      <DocumentAttributes
        class={version.className ?? `docs-version-${version.name}`}
        {...(!version.isLast && {'data-docs-version': versionKey(ref.instance, version.name)})}
      />
      {version.banner && (
        <VersionBanner
          kind={version.banner}
          label={version.label}
          last={
            last && last !== version ? {...last, path: ref.elsewhere?.[last.name] ?? last.path} : undefined
          }
          onChoose={(name) => rememberVersion(ref.instance, name)}
        />
      )}
      {version.badge && (
        <p className="version-badge">{fillMessage(versionBadge, {versionLabel: version.label})}</p>
      )}
    </>
  );
}

/** Adds attributes to the document's element, without the code that reads the elements in a `Head`. */
function DocumentAttributes(html: Attributes): ReactNode {
  useHeadTags(headTags({html}));
  return null;
}
