import path from 'node:path';
import {loadSiteConfig} from '../../config/loadSiteConfig.ts';
import {localizedFiles, localizeSite} from '../../locales/localizeSite.ts';
import {CONFIG_DIALECT} from '../../pipeline/compatibility.ts';
import {hasErrors} from '../../shared/problems/Problem.ts';
import {openCache} from '../../store/openCache.ts';
import type {ReadConfig} from './nextSessionState.ts';

/**
 * Creates the function that reads a site's configuration in the language to show. The cache is opened as soon as there is
 * a site.
 *
 * @param ownFiles Absolute paths that a configuration file may have.
 */
export function createConfigReader(
  siteDir: string,
  locale: string | undefined,
  ownFiles: readonly string[],
): () => Promise<ReadConfig> {
  let isCacheOpen = false;
  return async () => {
    const {config, problems: found, files, locate} = await loadSiteConfig(siteDir, CONFIG_DIALECT);
    // A folder that contains no site is not changed.
    if (config && !isCacheOpen) await openCache(siteDir);
    isCacheOpen ||= config !== undefined;
    const localized = config && (await localizeSite({siteDir, config}, locale ?? config.locale));
    const untranslated = localized?.problems ?? [];
    const own = localized?.sites[0]?.config;
    const words = own ? localizedFiles(own).map((file) => path.join(siteDir, file)) : [];
    const all = [...files, ...words];
    return {
      ...(own && !hasErrors(untranslated) && {loaded: {config: own, files: all, ...(locate && {locate})}}),
      problems: [...found, ...untranslated],
      files: new Set([...ownFiles, ...all]),
    };
  };
}
