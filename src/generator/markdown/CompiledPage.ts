import type {Body, TocHeading} from '../shared/page/PageModule.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {PageText} from '../shared/page/PageText.ts';

/** The result of compiling one Markdown source. Plain data: it crosses threads and is kept in the cache. */
export interface CompiledPage {
  body: Body;
  /** The part before the truncate marker, when the source has one. */
  preview?: Body;
  /** The text of the page, as Markdown and in sections. */
  text: PageText;
  /** Inner HTML of the leading `# Title`, which is removed from the body; absent when the body has none. */
  titleHtml?: string;
  /** Address of the front matter's `image`, a path with baseUrl; only if it is relative to the page. */
  image?: string;
  /** Every heading of level 2 to 6 in document order, not filtered by level. */
  toc: TocHeading[];
  /** Every link of the page, after file links have become permalinks. */
  links: PageLink[];
  /** Every id a link can point at. */
  anchors: string[];
  /** Files to copy into the output. */
  assets: Asset[];
  /** Keys of the component registry that the module loads, see `resolveImport`. */
  components: string[];
  /** True when the page may render a `DocCardList`, in which case its data holds the cards. */
  rendersCards?: boolean;
  /** True when components of the site are on the page, whose ids are known only once it is rendered. */
  hasUnknownIds?: boolean;
  /** Keys of every component that the source and its partials import, see `importedComponents`. */
  imports: string[];
  /** The names that the source and its partials import from code of the site; absent when there are none. */
  namedImports?: NamedImport[];
  /** What the result depends on besides the source text. */
  dependencies: Dependencies;
  problems: Problem[];
}

/** A name that is imported from a file of the site. */
export interface NamedImport {
  /** The importing file: the source or a partial, relative to the site folder. */
  file: string;
  /** Position of the imported file's name, 1-based. */
  line?: number;
  column?: number;
  /** As the author wrote it. */
  specifier: string;
  /** The file that should export it, relative to the site folder, or the name of a module of the generator. */
  from: string;
  /** An exported name, or `default`. */
  name: string;
}

export interface PageLink {
  /** As in the output: an absolute path with baseUrl, a relative path, `#anchor` or an absolute URL. */
  href: string;
  /** Position in the source file, 1-based; absent for links of an imported partial. */
  line?: number;
  column?: number;
  /** Severity of the compiler's own report that the link points to a missing file. */
  reported?: 'error' | 'warning';
}

export interface Asset {
  /** Path relative to the site folder. */
  file: string;
  /** Path in the output below baseUrl, for example `assets/images/logo-1a2b3c4d.png`. */
  output: string;
}

export interface Dependencies {
  /** Raw link target (as resolved against the file: a path relative to the site folder) → permalink, or null when unresolved. */
  links: Record<string, string | null>;
  /** Path relative to the site folder → SHA-1 of its bytes, or null when the file was missing. */
  files: Record<string, string | null>;
}
