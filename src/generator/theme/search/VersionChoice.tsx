import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {useDialogMessages} from '../context/useMessages.ts';
import type {Wanted} from './searchAddress.ts';
import {findVersion, otherVersions} from './searchVersions.ts';

/** The field that chooses which docs version is searched; nothing on a site with one version. */
export function VersionChoice({
  wanted,
  onChange,
}: {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}): ReactNode {
  const site = useSite();
  const messages = useDialogMessages();
  const versions = otherVersions(site);
  if (versions.length === 0) return null;
  const choose = (key: string): void => {
    const {version: _, ...others} = wanted;
    onChange({...others, ...(key !== '' && {version: key})});
  };
  return (
    <label className="search-version">
      {messages.searchedVersion}
      <select
        value={findVersion(site, wanted.version)?.key ?? ''}
        onChange={({target}) => choose(target.value)}
      >
        <option value="">{messages.latestVersion}</option>
        {versions.map(({key, label}) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
