import type {Generator} from './corpus/siteFiles.ts';

/** A generator that is measured: where its site is and how it is built. */
export interface Contestant {
  /** As the table calls it. */
  name: string;
  generator: Generator;
  siteDir: string;
  outDir: string;
  /** Folders and files that a cold build does not have. */
  caches: string[];
  command: string;
  args: string[];
  cwd: string;
  /** Packages in its lock file. */
  packages: number;
}
