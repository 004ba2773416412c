/** Whether a configuration file has one of Docusaurus' names. */
export function isDocusaurusConfig(file: string): boolean {
  return file.startsWith('docusaurus.config.');
}
