/**
 * Makes JSON valid YAML: tabs, which YAML does not allow as indentation, become one space each, which preserves
 * columns.
 */
export function jsonAsYaml(text: string): string {
  return text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length));
}
