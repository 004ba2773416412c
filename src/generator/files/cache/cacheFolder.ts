import path from 'node:path';

/** The name of the folder in a site that contains its cache. */
export const CACHE_FOLDER = '.cache';

/** Folder for the modules of pages that plugins add, relative to the site folder. */
export const PLUGIN_FOLDER = `${CACHE_FOLDER}/plugins`;

/** Folder for the data of the site and of its plugins that components import, relative to the site folder. */
export const GENERATED_FOLDER = `${CACHE_FOLDER}/generated`;

/** Absolute paths of the folders in the cache that contain what components import. */
export function cachedSources(siteDir: string): string[] {
  return [PLUGIN_FOLDER, GENERATED_FOLDER].map((folder) => path.join(siteDir, folder));
}

/** The folder of a site that contains its cache, unless the command names another. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, CACHE_FOLDER);
}

/**
 * The folder of the generator's repository for what is made from the generator alone, for all sites: when it is
 * installed, or else by the first build. Removing the cache of the repository's own site doesn't remove it.
 */
export function sharedFolder(generatorDir: string): string {
  return path.join(generatorDir, '.generator');
}
