/**
 * Names that a configuration file may have, in the order of preference. Docusaurus' names are included, so that such a
 * site can be built as it is.
 */
export const CONFIG_FILES = [
  ...['ts', 'js', 'mjs', 'cjs'].map((extension) => `site.config.${extension}`),
  ...['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map((extension) => `docusaurus.config.${extension}`),
];
