import type {BundleRequest} from '../../src/generator/bundle/requests/BundleRequest.ts';
import {generatorDir} from '../../src/generator/files/packages/generatorDir.ts';
import {cacheFolder} from '../../src/generator/files/cache/cacheFolder.ts';
import {importAliases} from '../../src/generator/pipeline/compatibility.ts';

/**
 * What is bundled in advance: the app of sites with and without an API reference. What belongs to a site is bundled next
 * to it.
 *
 * @param siteDir Absolute path of an empty folder.
 * @param version Hash of the generator's own code.
 */
export function appRequests(siteDir: string, version: string): BundleRequest[] {
  return [false, true].map((hasReference) => ({
    generatorDir,
    siteDir,
    aliases: importAliases(siteDir),
    cacheDir: cacheFolder(siteDir),
    useCache: true,
    version,
    site: {baseUrl: '/', hasSearch: true, hasReference},
    components: [],
    customCss: [],
    staticDirectories: [],
  }));
}
