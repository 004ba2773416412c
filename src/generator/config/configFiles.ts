/**
 * Names that a configuration file may have, in the order of preference. Docusaurus' names are included, so that such a
 * site can be built as it is.
 */
export const CONFIG_FILES = ['site.config', 'docusaurus.config'].flatMap((name) =>
  ['ts', 'js', 'mjs', 'cjs'].map((extension) => `${name}.${extension}`),
);
