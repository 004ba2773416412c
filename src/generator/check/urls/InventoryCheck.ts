import type {PublishedPage} from './collectUrls.ts';
import type {ReadInventory} from './parseInventory.ts';

/** What `checkInventory` looks at. */
export interface InventoryCheck {
  /** File of the inventory, relative to the site folder. */
  file: string;
  known: ReadInventory;
  pages: readonly PublishedPage[];
  /** Decoded site paths that lead on to a page. */
  redirects: ReadonlySet<string>;
  configFile: string;
  /** Whether `redirects` in the configuration holds something already. */
  hasRedirects: boolean;
  /** Front matter of a document. */
  frontMatterOf(file: string): Record<string, unknown>;
  /** Whether a decoded site path is a static file. */
  isFile(path: string): boolean;
}
