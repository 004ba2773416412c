import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {SearchedVersion} from '../../search/format/SearchFiles.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {versionKey} from '../versions/versionKey.ts';

/** A version of the docs that is searched only on request. */
export interface OtherVersion {
  /** Its key in an address. */
  key: string;
  label: string;
  searched: SearchedVersion;
}

/** The versions with their own index: all but the last of each instance, which is in the site's index. */
export function otherVersions({docs}: Pick<SiteData, 'docs'>): OtherVersion[] {
  return docs.flatMap(({id, versions}) =>
    versions
      .filter(({isLast}) => !isLast)
      .map(({name, label}) => ({
        key: versionKey(id, name),
        label: id === DEFAULT_ID ? label : `${id} ${label}`,
        searched: {instance: id, name},
      })),
  );
}

/** The version with a key; undefined if there is none. */
export function findVersion(site: Pick<SiteData, 'docs'>, key: string | undefined): OtherVersion | undefined {
  return key === undefined ? undefined : otherVersions(site).find((version) => version.key === key);
}
