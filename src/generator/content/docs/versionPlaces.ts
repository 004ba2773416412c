/** The docs instance that a site has when it names none; its files have no prefix (Docusaurus: `DEFAULT_PLUGIN_ID`). */
export const DEFAULT_INSTANCE = 'default';

/** Where the files of a docs version are, relative to the site folder. */
export interface VersionPlaces {
  docs: string;
  sidebars: string;
}

/** The list of an instance's versions, newest first. */
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

function prefix(instance: string): string {
  return instance === DEFAULT_INSTANCE ? '' : `${instance}_`;
}
