import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../files/keptFile.ts';

/** The loader hands each module to the function in its options: webpack takes functions from options, and loaders from files alone. */
const LOADER = `export default function (source) {
  const callback = this.async();
  this.getOptions()
    .transform(source, {file: this.resourcePath, sourceMap: this.sourceMap})
    .then(({code, map, files = [], isKept = true}) => {
      if (!isKept) this.cacheable(false);
      for (const file of files) this.addDependency(file);
      callback(null, code, map);
    }, callback);
}
`;

/**
 * Writes the loader that calls what `createTransform` makes. Apart from that, since most builds bundle nothing and need not load
 * Babel.
 *
 * @param dir Absolute path of a folder of the cache.
 * @returns Absolute path of the loader.
 */
export function writeTransformLoader(dir: string): string {
  const file = path.join(dir, 'transformLoader.mjs');
  if (!isLoader(file)) writeWhole(file, LOADER);
  return file;
}

/** Whether the loader is there: one that is written again would be a change to who watches it. */
function isLoader(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === LOADER;
  } catch {
    return false;
  }
}
