import type {SearchedVersion} from '../../search/format/SearchFiles.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {versionKey} from '../versions/versionKey.ts';

/** A version of the docs that is searched only on request. */
export interface OtherVersion {
  /** As an address names it. */
  key: string;
  label: string;
  searched: SearchedVersion;
}

/** The versions that have an index of their own: all but the last of each instance, which the site's index has. */
export function otherVersions({docs}: Pick<SiteData, 'docs'>): OtherVersion[] {
  return docs.flatMap(({id, versions}) =>
    versions
      .filter(({isLast}) => !isLast)
      .map(({name, label}) => ({
        key: versionKey(id, name),
        label: id === 'default' ? label : `${id} ${label}`,
        searched: {instance: id, name},
      })),
  );
}

/** The version that an address names; undefined for one that there is not. */
export function findVersion(site: Pick<SiteData, 'docs'>, key: string | undefined): OtherVersion | undefined {
  return key === undefined ? undefined : otherVersions(site).find((version) => version.key === key);
}
