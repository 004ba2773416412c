import {DEFAULT_ID} from '../../config/schema/common.ts';

/** Name of the version that the docs folder holds. */
export const CURRENT_VERSION = 'current';

/** Where the files of a docs version are, relative to the site folder. */
export interface VersionPlaces {
  docs: string;
  sidebars: string;
}

/** The list of an instance's versions, newest first; the files of the default instance have no prefix. */
export function versionsFile(instance: string): string {
  return `${prefix(instance)}versions.json`;
}

/** Where Docusaurus keeps the files of a version that was cut. */
export function versionPlaces(instance: string, version: string): VersionPlaces {
  return {
    docs: `${prefix(instance)}versioned_docs/version-${version}`,
    sidebars: `${prefix(instance)}versioned_sidebars/version-${version}-sidebars.json`,
  };
}

/** What the folder and the file of a version are called among the translations of its instance. */
export function translationsName(version: string): string {
  return version === CURRENT_VERSION ? version : `version-${version}`;
}

function prefix(instance: string): string {
  return instance === DEFAULT_ID ? '' : `${instance}_`;
}
