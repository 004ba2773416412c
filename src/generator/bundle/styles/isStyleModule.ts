/** Whether a style sheet is a CSS module, whose import maps to its class names. */
export function isStyleModule(file: string): boolean {
  return file.endsWith('.module.css');
}
