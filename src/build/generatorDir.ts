import {fileURLToPath} from 'node:url';

/** Folder of the generator: two levels up from here, both from `src/build` and from the bundle in `.cache/generator-…`. */
export const generatorDir = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
