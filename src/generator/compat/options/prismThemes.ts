/**
 * Source of a module that replaces `prism-react-renderer`, whose themes a Docusaurus configuration refers to and this
 * generator does not use; undefined for other packages.
 */
export function prismThemes(request: string): string | undefined {
  if (!/^prism-react-renderer(?:\/|$)/.test(request)) return undefined;
  const theme = '{plain: {}, styles: []}';
  if (request.includes('/themes/')) return `module.exports = ${theme}`;
  return `module.exports = {themes: new Proxy({}, {get: () => (${theme})}), Prism: {languages: {}}}`;
}
