/** Names that a configuration file may have, in the order of preference. Those of Docusaurus are read too, so that such a site can be tried as it is. */
export const CONFIG_FILES = ['site.config', 'docusaurus.config'].flatMap((name) =>
  ['ts', 'js', 'mjs', 'cjs'].map((extension) => `${name}.${extension}`),
);
