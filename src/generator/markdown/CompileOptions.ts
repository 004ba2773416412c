import type {PluginBundle} from '../config/plugins/PluginBundle.ts';
import type {LiveCode, MarkdownConfig, ThemeConfig} from '../config/SiteConfig.ts';
import type {CutText} from '../yaml/frontMatter/cutFrontMatter.ts';
import type {QuotationMarks} from '../shared/text/typographicText.ts';
import type {ContentMessages} from '../shared/messages/contentMessages.ts';

/** Site-wide settings of the compiler; the same for every page of a build. Plain data. */
export interface CompileOptions {
  /** Absolute path of the site folder. */
  siteDir: string;
  baseUrl: string;
  /** Base URL of the default language, if all languages are on one host: its files have addresses of their own. */
  defaultBaseUrl?: string;
  /** Undefined, true or false as in `SiteConfig`. */
  trailingSlash?: boolean;
  /** The words that the compiler adds to the text. */
  messages: ContentMessages;
  markdown: MarkdownConfig;
  /** The quotation marks that straight ones become; absent when they stay. */
  quotationMarks?: QuotationMarks;
  prism: ThemeConfig['prism'];
  /** The plugins of the site; absent when it has none. */
  plugins?: PluginBundle;
  /** Whether the site has its own components that need no import, whose names are known only at run time. */
  ownComponents?: true;
  /** Tag names of the elements that the site renders with its own components, see `elementComponent`; absent: none. */
  ownElements?: readonly string[];
  /** Whether the site has the package `mermaid`, which draws kinds of diagrams that its small edition lacks. */
  hasFullMermaid?: true;
  /** Whether browsers run code in attributes such as `onclick`, see `allowsHandlers`. */
  allowsHandlers?: true;
  /** See `SiteConfig`. */
  isLoose?: true;
  /**
   * Where missing exports of the generator's modules get stand-ins: the modules' folders below `sourceDir`, by the first
   * part of their names; and the names of the site's own modules, which get none. Absent: nowhere.
   */
  standIns?: {folders: Readonly<Record<string, string>>; own: readonly string[]};
  /** See `SiteConfig`. */
  liveCode?: LiveCode;
  /** Static folders, relative to the site folder. */
  staticDirectories: string[];
  /** Permalinks of all Markdown documents by source file (relative to the site folder). */
  permalinks: Record<string, string>;
}

/** What the compiler needs to know about one page apart from its text. Plain data. */
export interface CompileRequest {
  /** Path relative to the site folder. */
  file: string;
  /** As the content room has validated it. */
  frontMatter: Record<string, unknown>;
  format: 'mdx' | 'md';
  /** Content folders that links such as `x.md` and `/x.md` are looked up in, relative to the site folder. */
  contentDirs: string[];
  admonitions: boolean;
  /** Namespace for footnote ids (blog posts share list pages); `''` for none. */
  footnotePrefix: string;
  /** Whether a leading `# Title` is removed even where the layout does not show it (blog posts). */
  kind: 'doc' | 'post' | 'page';
  /** Id of the docs, blog or pages instance that the page belongs to, unless it is the default one. */
  instance?: string;
}

/** One page to compile: the request, and the text in its two parts. Plain data. */
export interface CompileInput extends CompileRequest, CutText {}
