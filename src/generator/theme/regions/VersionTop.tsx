import type {ReactNode} from 'react';
import type {PageData} from '../../shared/page/PageData.ts';
import {Head} from '../content/Head.tsx';
import {useSite} from '../context/SiteContext.ts';
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
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: the attributes in a Head are added to the document's element, which has a language */}
        <html
          className={version.className ?? `docs-version-${version.name}`}
          data-docs-version={version.isLast ? undefined : versionKey(ref.instance, version.name)}
        />
      </Head>
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
