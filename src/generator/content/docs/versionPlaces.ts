import path from 'node:path';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import {namesIn} from '../../files/folders/namesIn.ts';

/** Name of the version in the docs folder. */
export const CURRENT_VERSION = 'current';

/** Where the files of a docs version are located, relative to the site folder. */
export interface VersionPlaces {
  docs: string;
  sidebars: string;
}

/** Path of the file that lists an instance's versions, newest first; the default instance's files have no prefix. */
export function versionsFile(instance: string): string {
  return `${prefix(instance)}versions.json`;
}

/** Where Docusaurus stores the files of a released version. */
export function versionPlaces(instance: string, version: string): VersionPlaces {
  return {
    docs: `${prefix(instance)}versioned_docs/version-${version}`,
    sidebars: `${prefix(instance)}versioned_sidebars/version-${version}-sidebars.json`,
  };
}

/** The docs folders and sidebars files of released versions that are there, whether or not `versions.json` lists them. */
export function versionFiles(siteDir: string, instance: string): {version: string; file: string}[] {
  const {docs, sidebars} = versionPlaces(instance, '*');
  return [docs, sidebars].flatMap((pattern) => {
    const folder = path.posix.dirname(pattern);
    const [start = '', end = ''] = path.posix.basename(pattern).split('*');
    return namesIn(path.join(siteDir, folder))
      .sort()
      .flatMap((name) =>
        name.length > start.length + end.length && name.startsWith(start) && name.endsWith(end)
          ? {version: name.slice(start.length, name.length - end.length), file: `${folder}/${name}`}
          : [],
      );
  });
}

/** Name of a version's folder, and of its file without extension, among the translations of its instance. */
export function translationsName(version: string): string {
  return version === CURRENT_VERSION ? version : `version-${version}`;
}

function prefix(instance: string): string {
  return instance === DEFAULT_ID ? '' : `${instance}_`;
}
