/** The versions that components of a Docusaurus site see: those of the release whose names the generator has. */
export const SITE_METADATA = {docusaurusVersion: '3.10.0', pluginVersions: {}};
