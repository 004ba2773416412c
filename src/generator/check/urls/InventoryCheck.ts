import type {PublishedPage} from './collectUrls.ts';
import type {ReadInventory} from './parseInventory.ts';

/** The input of `checkInventory`. */
export interface InventoryCheck {
  /** The inventory file, relative to the site folder. */
  file: string;
  known: ReadInventory;
  pages: readonly PublishedPage[];
  /** Decoded site paths that redirect to a page. */
  redirects: ReadonlySet<string>;
  configFile: string;
  /** Whether the configuration already has a list `redirects`. */
  hasRedirects: boolean;
  /** Front matter of a document. */
  frontMatterOf(file: string): Record<string, unknown>;
  /** Whether a decoded site path is a static file. */
  isFile(path: string): boolean;
}
