import {findInStatic} from '../files/findInStatic.ts';
import type {RoutedSite} from '../routes/RoutedSite.ts';

/** Whether a reader who opens the site's own address gets a page: one of the site, a redirect, or a static file. */
export function hasHomePage({siteDir, config, routes, redirects}: RoutedSite): boolean {
  const isHome = ({path}: {path: string}): boolean => path === config.baseUrl;
  return (
    routes.some(isHome) ||
    redirects.some(isHome) ||
    findInStatic(siteDir, config.staticDirectories, 'index.html') !== undefined
  );
}
