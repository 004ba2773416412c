/**
 * Makes the site folder the current one: code of a site names files relative to it, such as `path.resolve('src/css/site.css')`,
 * since its own scripts run there. Read paths of the command line before.
 *
 * @param siteDir Absolute path.
 */
export function enterSite(siteDir: string): void {
  try {
    process.chdir(siteDir);
  } catch {
    // A folder that is missing, or may not be entered, is reported when its configuration is read.
  }
}
