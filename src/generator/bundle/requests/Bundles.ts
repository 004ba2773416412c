import type {ImportedFacts} from '../transforms/importedMarkdown.ts';

/** The two bundles on disk. */
export interface Bundles {
  /**
   * Hash of the scripts of the browser bundle, without those of separately bundled components. Style sheets are not
   * included: scripts work with any version of them, and the data of a page is independent of them.
   */
  app: string;
  /**
   * Hash of everything, besides its data, that the prerendered HTML of a page depends on; style sheets, for example,
   * are not included.
   */
  renderer: string;
  /** The parts of that hash that a page depends on; absent if the bundles don't tell them apart. */
  renderers?: {
    /** Hash of what every page depends on. */
    app: string;
    /** Hash of what only pages with a component of the site depend on, by registry key. */
    components: Readonly<Record<string, string>>;
  };
  /** Absolute path of the prerender bundle. */
  prerender: string;
  /** Absolute path of the folder with the browser bundle's files. */
  browserDir: string;
  /** Every file of the browser bundle, by name. */
  files: string[];
  /** Absolute paths of files that are not in that folder. */
  elsewhere?: Readonly<Record<string, string>>;
  /** Style sheets that every page loads, in order. */
  styles: string[];
  scripts: string[];
  /** Fonts that every page preloads, see `earlyFonts`. */
  fonts?: string[];
  /** The script that loads the site's components, if they are bundled separately; part of each one's chunk. */
  components?: string;
  /** Scripts and style sheets of each registry key's chunk. */
  chunks: Record<string, string[]>;
  /** Facts about Markdown files that components import; absent when there are none. */
  imported?: ImportedFacts;
}
