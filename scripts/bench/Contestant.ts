import type {Generator} from './corpus/siteFiles.ts';

/** A generator to measure: where its site is and how it is built. */
export interface Contestant {
  /** Name in the table. */
  name: string;
  generator: Generator;
  siteDir: string;
  outDir: string;
  /** Folders and files that are removed before a cold build. */
  caches: string[];
  command: string;
  args: string[];
  cwd: string;
  /** Number of packages that a site installs with it. */
  packages: number;
}
