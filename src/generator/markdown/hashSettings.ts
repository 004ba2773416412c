import {hashOf} from '../files/hash.ts';
import type {CompileOptions} from './CompileOptions.ts';

/**
 * Hash of the settings that apply to all files: without addresses, which are compared file by file, and without the
 * location of the site, which may move.
 */
export function hashSettings({permalinks: _, siteDir: __, plugins, ...settings}: CompileOptions): string {
  return hashOf(settings, ...(plugins ? [plugins.hash] : []));
}
