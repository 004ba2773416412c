import path from 'node:path';
import {GENERATED_FOLDER} from '../../files/cache/cacheFolder.ts';

/**
 * The part of Docusaurus' load context that plugins and presets get alike.
 *
 * @param siteDir Absolute path of the site folder.
 * @param config The configuration as it is written.
 */
export function siteContext(siteDir: string, config: Record<string, unknown>) {
  return {
    siteDir,
    siteConfig: {
      themeConfig: {},
      customFields: {},
      presets: [],
      plugins: [],
      themes: [],
      ...config,
    },
    outDir: path.join(siteDir, 'build'),
    generatedFilesDir: path.join(siteDir, GENERATED_FOLDER),
    codeTranslations: {},
  };
}
