import type {FileHashes} from '../files/keptFolder.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {ImportedFacts} from './importedMarkdown.ts';
import type {InputHashes} from './inputHashes.ts';

/** The two bundles on disk. */
export interface Bundles {
  /**
   * Hash of the scripts of the browser bundle. A style sheet that pages load is not in it: scripts run with any version of it,
   * and the data of a page stay as they are.
   */
  app: string;
  /** Hash of all that prerendering a page depends on besides its data: style sheets, for one, are not in it. */
  renderer: string;
  /** Absolute path of the prerender bundle. */
  prerender: string;
  /** Absolute folder that holds the browser bundle's files. */
  browserDir: string;
  /** Every file of the browser bundle, by name. */
  files: string[];
  /** Absolute paths of those that are not in that folder. */
  elsewhere?: Readonly<Record<string, string>>;
  /** What every page loads, in order. */
  styles: string[];
  scripts: string[];
  /** Fonts that every page preloads, see `earlyFonts`. */
  fonts?: string[];
  /** Scripts and style sheets of each registry key's chunk. */
  chunks: Record<string, string[]>;
  /** Of the Markdown files that components import; absent when there are none. */
  imported?: ImportedFacts;
}

/** What the bundles on disk were made of; nothing in it says where the site, the generator or the cache is. */
export interface BundleManifest {
  key: string;
  inputs: InputHashes;
  /** Folder of the bundles, below that of the manifest. */
  output: string;
  outputHashes: FileHashes;
  bundles: Omit<Bundles, 'prerender' | 'browserDir'>;
  /** Warnings, which every build repeats. */
  problems: Problem[];
}
