/** JSON as the YAML that it is: tabs, which YAML does not allow as indentation, become one space each, which keeps the columns. */
export function jsonAsYaml(text: string): string {
  return text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length));
}
