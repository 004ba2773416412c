import path from 'node:path';
import type {SiteConfig} from './SiteConfig.ts';
import {siteKey} from '../shared/address/siteKey.ts';

/** Returns the configuration with every file and folder in it relative to the site folder, without `./` in front. */
export function relativeToSite(config: SiteConfig, siteDir: string): SiteConfig {
  const fromSite = (file: string) => pathInSite(file, siteDir);
  const {docs, blog, pages} = config;
  return {
    ...config,
    urlInventory: config.urlInventory && fromSite(config.urlInventory),
    staticDirectories: config.staticDirectories.map(fromSite),
    docs: docs.map((one) => ({
      ...one,
      path: fromSite(one.path),
      sidebarPath: one.sidebarPath && fromSite(one.sidebarPath),
    })),
    blog: blog.map((one) => ({...one, path: fromSite(one.path)})),
    pages: pages.map((one) => ({...one, path: fromSite(one.path)})),
    openapi: config.openapi.map((one) => ({
      ...one,
      path: fromSite(one.path),
      changelog: one.changelog.map((version) => ({...version, path: fromSite(version.path)})),
    })),
    customCss: config.customCss.map(fromSite),
    ...(config.clientModules && {
      clientModules: config.clientModules.map((name) => moduleKey(name, fromSite)),
    }),
  };
}

/** Returns the specifier of a module: files relative to the site folder, packages by name. */
function moduleKey(name: string, fromSite: (file: string) => string): string {
  return path.isAbsolute(name) || name.startsWith('.') ? siteKey(fromSite(name)) : name;
}

/** A path of a configuration from the site folder: `require.resolve` gives absolute paths, and `./` in front is common. */
export function pathInSite(
  file: string,
  siteDir: string,
  paths: Pick<typeof path, 'isAbsolute' | 'relative' | 'sep'> = path,
): string {
  const relative = paths.isAbsolute(file) ? paths.relative(siteDir, file) : file;
  return (
    relative
      .split(paths.sep)
      .join('/')
      .replace(/^(\.\/)+/, '')
      .replace(/\/+$/, '') || '.'
  );
}
