import type {FileHashes} from '../../files/cache/keptFolder.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Bundles} from '../requests/Bundles.ts';
import type {InputHashes} from './inputHashes.ts';

/** What the bundles on disk were made from; contains no path of the site, the generator or the cache. */
export interface BundleManifest {
  key: string;
  inputs: InputHashes;
  /** Folder of the bundles, relative to the manifest's. */
  output: string;
  outputHashes: FileHashes;
  bundles: Omit<Bundles, 'prerender' | 'browserDir'>;
  /** Warnings, which every build reports again. */
  problems: Problem[];
}
