/** What a shorthand in a configuration names. */
export type PluginKind = 'plugin' | 'theme';

/** What may be in a package of its own. */
export type PackageKind = PluginKind | 'preset';

/** The kind of the entries of a list in the configuration. */
export function kindOf(list: unknown): PluginKind {
  return list === 'themes' ? 'theme' : 'plugin';
}

/**
 * The packages that a name in a list of plugins, themes or presets may refer to, in the order in which Docusaurus looks for
 * them: the package of that name, then Docusaurus' own, then one that is named after Docusaurus, with or without a scope.
 */
export function packagesNamed(name: string, kind: PackageKind): string[] {
  if (!name.startsWith('@')) return [name, `@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`];
  const [scope = '', rest] = name.split(/\/(.*)/s);
  return rest === undefined ? [`${scope}/docusaurus-${kind}`] : [name, `${scope}/docusaurus-${kind}-${rest}`];
}

/** Docusaurus' own plugins and themes that a shorthand may name, without the first part of their names. */
const OWN: Readonly<Record<PluginKind, readonly string[]>> = {
  plugin: [
    ...['client-redirects', 'content-blog', 'content-docs', 'content-pages', 'css-cascade-layers', 'debug'],
    ...['google-analytics', 'google-gtag', 'google-tag-manager', 'ideal-image', 'pwa', 'rsdoctor', 'sitemap'],
    ...['svgr', 'vercel-analytics'],
  ],
  theme: ['classic', 'live-codeblock', 'mermaid', 'search-algolia'],
};

/** The full name of one of Docusaurus' own plugins or themes that is named in short; any other name unchanged. */
export function fullName(name: string, kind: PluginKind): string {
  return OWN[kind].includes(name) ? `@docusaurus/${kind}-${name}` : name;
}
