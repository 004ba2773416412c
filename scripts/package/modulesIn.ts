import {filesBelow} from '../../src/generator/files/folders/filesBelow.ts';

/** The modules and types in the folder of the built package, as paths relative to it, without the bundle for Node. */
export function modulesIn(dist: string): string[] {
  return filesBelow(dist).filter((file) => !file.startsWith('node/') && /\.(?:js|d\.ts)$/.test(file));
}
