import path from 'node:path';
import {loadSiteConfig} from '../../config/loadSiteConfig.ts';
import {localizedFiles, localizeSite} from '../../locales/localizeSite.ts';
import {CONFIG_DIALECT} from '../../pipeline/compatibility.ts';
import {hasErrors} from '../../shared/problems/Problem.ts';
import {openCache} from '../../store/openCache.ts';
import type {DevContext} from '../site/DevSite.ts';
import type {ReadConfig} from './nextSessionState.ts';

/** Reads the configuration of a site, again and again. */
export interface ConfigReader {
  /** Reads it in the language to show, and opens the cache as soon as there is a site. */
  read(): Promise<ReadConfig>;
  /** Ends what is being read soon, without a configuration: it is outdated, and a plugin in it may never end. */
  abandon(): void;
}

/** How long (ms) to wait for an outdated configuration: less than a reading that ends usually takes would start many at once. */
const PATIENCE = 2000;

/** @param ownFiles Absolute paths that a configuration file may have. */
export function createConfigReader(
  {siteDir, cacheDir, locale}: Pick<DevContext, 'siteDir' | 'cacheDir' | 'locale'>,
  ownFiles: readonly string[],
): ConfigReader {
  let isCacheOpen = false;
  let endReading: () => void = () => undefined;

  async function load(): Promise<ReadConfig> {
    const {config, problems: found, files, locate} = await loadSiteConfig(siteDir, CONFIG_DIALECT);
    // A folder that contains no site is not changed.
    if (config && !isCacheOpen) await openCache(siteDir, {cacheDir});
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
  }

  return {
    read: () =>
      new Promise((resolve, reject) => {
        endReading = () => resolve({problems: [], files: new Set()});
        load().then(resolve, reject);
      }),
    abandon() {
      setTimeout(endReading, PATIENCE).unref();
    },
  };
}
