import webpack, {type WebpackPluginInstance} from 'webpack';
import {cacheFolder} from '../../files/cache/cacheFolder.ts';
import {isBelow, isIn} from '../../files/placeBelow.ts';

/**
 * Lets webpack build modules again, instead of caching them, whose loader depends on a folder with the site's cache in
 * it, or on one in the cache, as that of Tailwind does. A build writes into it all the time, and webpack fails if a
 * file is gone before its hash is computed.
 */
export function changingFoldersPlugin(siteDir: string): WebpackPluginInstance {
  const name = 'ChangingFoldersPlugin';
  const cacheDir = cacheFolder(siteDir);
  const isChanging = (folder: string) => isIn(folder, cacheDir) || isBelow(cacheDir, folder);
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(name, (compilation) => {
        webpack.NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap(name, ({buildInfo}) => {
          const folders = buildInfo?.contextDependencies;
          if (buildInfo && folders && [...folders].some(isChanging)) buildInfo.cacheable = false;
        });
      });
    },
  };
}
