/** The folder, below baseUrl, of what is not a page or a page's own file: scripts, style sheets, images and data. */
export const ASSETS_FOLDER = 'assets/';

/** The folder's address. */
export function assetsAddress({baseUrl}: {baseUrl: string}): string {
  return baseUrl + ASSETS_FOLDER;
}

const SIDEBARS = 'sidebar/';

/** The name of the top level of a sidebar. */
const TOP = '_root';

/**
 * The file with the items of a level of a sidebar, below baseUrl.
 *
 * @param sidebar The sidebar's name.
 * @param level Empty for the top level.
 */
export function sidebarFile(sidebar: string, level: string): string {
  return `${ASSETS_FOLDER}${SIDEBARS}${sidebar}/${level || TOP}.json`;
}

/** The sidebar and the level of a `sidebarFile`; undefined for any other path below baseUrl. */
export function sidebarOfFile(file: string): {sidebar: string; level: string} | undefined {
  if (!file.startsWith(ASSETS_FOLDER + SIDEBARS)) return undefined;
  const [, sidebar, level] =
    /^(.+)\/([^/]+)\.json$/.exec(file.slice(ASSETS_FOLDER.length + SIDEBARS.length)) ?? [];
  if (sidebar === undefined || level === undefined) return undefined;
  return {sidebar, level: level === TOP ? '' : level};
}
