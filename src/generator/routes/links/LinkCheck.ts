import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {LinkTarget} from '../../shared/address/resolveLink.ts';
import type {Place} from '../../shared/problems/Problem.ts';

/** A page of the output, with the links and ids found on it. */
export interface LinkedPage {
  /** Permalink, percent-encoded. */
  path: string;
  /** Source file, relative to the site folder. */
  file?: string;
  links: {href: string; line?: number; column?: number; reported?: 'error' | 'warning'; isLoose?: true}[];
  /** The ids on the page. */
  anchors: string[];
  /**
   * Rendered by a component, or its links are, on a site that comes from a generator without checks of such pages:
   * mistakes are at most warnings. Likewise for a link that a component in a text renders.
   */
  isLoose?: boolean;
  /** What many pages share: its links are in the configuration or in a sidebars file. */
  isLayout?: boolean;
  /** Finds a link of a sidebars file. */
  locate?(href: string): Place | undefined;
}

/** The input of `checkLinks`. */
export interface LinkCheck {
  config: SiteConfig;
  pages: LinkedPage[];
  /** Other files of the output: percent-encoded paths with baseUrl. */
  files: ReadonlySet<string>;
  /** Whether the pages at a path cannot be known, because of a mistake that is reported elsewhere. */
  isMissing?(path: string): boolean;
  /** Finds a link of the layout in the configuration. */
  locateLayout?(href: string): Place | undefined;
  /** Finds a link of a page that is generated from a part of a file, in that file. */
  locateGenerated?(file: string, href: string): Place | undefined;
}

/** A link that does not resolve; `anchor` if its page exists. */
export interface BrokenLink {
  page: LinkedPage;
  link: LinkedPage['links'][number];
  target: LinkTarget;
  kind: 'link' | 'anchor';
}
