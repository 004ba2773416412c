/** Whether the name of a configuration file is Docusaurus' own. */
export function isDocusaurusConfig(file: string): boolean {
  return file.startsWith('docusaurus.config.');
}
