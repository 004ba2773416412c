import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../files/cache/keptFile.ts';

/**
 * The loader passes each module to the function in its options: webpack accepts functions in options, but loaders only
 * as files.
 */
const LOADER = `export default function (source) {
  const callback = this.async();
  this.getOptions()
    .transform(source, {file: this.resourcePath, query: this.resourceQuery, sourceMap: this.sourceMap})
    .then(({code, map, files = [], isKept = true}) => {
      if (!isKept) this.cacheable(false);
      for (const file of files) this.addDependency(file);
      callback(null, code, map);
    }, callback);
}
`;

/**
 * Writes the loader that calls the function made by `transformWith`. It is in its own file, since most builds bundle
 * nothing and needn't load Babel.
 *
 * @param dir Absolute path of a folder in the cache.
 * @returns Absolute path of the loader.
 */
export function writeTransformLoader(dir: string): string {
  const file = path.join(dir, 'transformLoader.mjs');
  if (!isLoader(file)) writeWhole(file, LOADER);
  return file;
}

/** Whether the loader exists already: rewriting it would look like a change to watchers. */
function isLoader(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === LOADER;
  } catch {
    return false;
  }
}
