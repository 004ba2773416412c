/** An import of a module in a folder that has a name: `@theme/Tabs` is `Tabs` in the folder of `@theme`. */
export interface ScopedImport {
  scope: string;
  folder: string;
  name: string;
}

/**
 * Splits an import at the name of its folder; undefined if it has none of these.
 *
 * @param folders By their names; if one begins with another, the longer one comes first.
 */
export function splitScope(
  request: string,
  folders: Readonly<Record<string, string>>,
): ScopedImport | undefined {
  for (const [scope, folder] of Object.entries(folders)) {
    if (request.startsWith(`${scope}/`)) return {scope, folder, name: request.slice(scope.length + 1)};
  }
  return undefined;
}
