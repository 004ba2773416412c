/** Whether a style sheet is a CSS module, whose import gives the names of its classes. */
export function isStyleModule(file: string): boolean {
  return file.endsWith('.module.css');
}
