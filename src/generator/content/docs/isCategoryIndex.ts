/**
 * Whether a doc is the page of its folder: its name is `index`, `README` or the folder's name, ignoring case.
 *
 * @param fileName Without extension.
 * @param sourceDir The folder as on disk; `.` at the root.
 */
export function isCategoryIndex(fileName: string, sourceDir: string): boolean {
  const name = fileName.toLowerCase();
  const folder = sourceDir.slice(sourceDir.lastIndexOf('/') + 1).toLowerCase();
  return name === 'index' || name === 'readme' || name === folder;
}
