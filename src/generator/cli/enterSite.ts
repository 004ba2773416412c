/**
 * Makes the site folder the current directory: a site's code refers to files relative to it, for example
 * `path.resolve('src/css/site.css')`, because its scripts run there. Resolve paths from the command line first.
 *
 * @param siteDir Absolute path.
 */
export function enterSite(siteDir: string): void {
  try {
    process.chdir(siteDir);
  } catch {
    // A missing or inaccessible folder is reported when its configuration is read.
  }
}
