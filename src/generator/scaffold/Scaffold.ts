import type {CheckRules} from '../config/SiteConfig.ts';
import type {BlogPost, Doc} from '../content/Content.ts';

/** What `npm run new` can create. */
export type ScaffoldKind = 'doc' | 'post' | 'page' | 'category';

/** The author's answers about a new file; lists are separated by commas. */
export interface Answers {
  title?: string;
  description?: string;
  path?: string;
  tags?: string;
  author?: string;
  date?: string;
}

/** One question. `check` returns the mistake in an answer. */
export interface Field {
  key: keyof Answers;
  question: string;
  /** The value of an empty answer. Without a fallback, an answer is required. */
  fallback?: (answers: Answers) => string;
  /** The value used without prompting, if it isn't the fallback; undefined if none can be derived from the answers. */
  unasked?: (answers: Answers) => string | undefined;
  check?: (answer: string, answers: Answers) => string | undefined;
}

/** A file to write. */
export interface NewFile {
  /** Relative to the site folder, with `/`. */
  file: string;
  text: string;
}

/** What is known about the site that a file is created for. */
export interface ScaffoldSite {
  siteDir: string;
  /** Folders relative to the site folder; undefined if the site has no such content. */
  folders: {doc?: string; post?: string; page?: string};
  /** Keys of the tags files; undefined without a file, when every tag is allowed. */
  tags: {doc?: string[]; post?: string[]};
  /** Keys of the authors file. */
  authors: string[];
  /**
   * Positions of the docs and categories in each folder of the docs (relative to the docs folder, `.` for the root).
   */
  positions: ReadonlyMap<string, number[]>;
  /** Folders of the docs that are not empty. */
  docFolders: ReadonlySet<string>;
  /** Folders of the docs that have a category file, with its path. */
  categories: ReadonlyMap<string, string>;
  /** All content files, relative to the site folder. */
  files: ReadonlySet<string>;
  /** What uses an address, in words, by the key of the page (`pageKey`). */
  owners: ReadonlyMap<string, string>;
  /** The address of a new file, with baseUrl; undefined if it won't have its own page. */
  addressOf(kind: ScaffoldKind, file: string): string | undefined;
  /** Existing docs and posts. */
  documents: readonly Pick<Doc | BlogPost, 'kind' | 'title' | 'file' | 'frontMatter'>[];
  /** The rules that the site's check applies to titles and descriptions. */
  rules: CheckRules;
}
