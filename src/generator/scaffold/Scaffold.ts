import type {CheckRules} from '../config/SiteConfig.ts';
import type {BlogPost, Doc} from '../content/Content.ts';

/** What `npm run new` can make. */
export type ScaffoldKind = 'doc' | 'post' | 'page' | 'category';

/** What a writer says about a new file; a list is written with commas. */
export interface Answers {
  title?: string;
  description?: string;
  path?: string;
  tags?: string;
  author?: string;
  date?: string;
}

/** One question. `check` returns what is wrong with an answer. */
export interface Field {
  key: keyof Answers;
  question: string;
  /** What an empty answer means. Without a fallback an answer is needed. */
  fallback?: (answers: Answers) => string;
  /** What is taken where nobody is asked, when that is not the fallback; undefined when nothing can be made of the answers. */
  unasked?: (answers: Answers) => string | undefined;
  check?: (answer: string, answers: Answers) => string | undefined;
}

/** A file to be written. */
export interface NewFile {
  /** Relative to the site folder, with `/`. */
  file: string;
  text: string;
}

/** What is known of the site that a file is made for. */
export interface ScaffoldSite {
  siteDir: string;
  /** Folders relative to the site folder; undefined when the site has no such part. */
  folders: {doc?: string; post?: string; page?: string};
  /** Keys of the tags files; undefined where there is none, so that every tag is fine. */
  tags: {doc?: string[]; post?: string[]};
  /** Keys of the authors file. */
  authors: string[];
  /** Positions that are in a folder of the docs (relative to them, `.` for the root): of its docs and categories. */
  positions: ReadonlyMap<string, number[]>;
  /** Folders of the docs that hold something. */
  docFolders: ReadonlySet<string>;
  /** Folders of the docs that have a category file, with it. */
  categories: ReadonlyMap<string, string>;
  /** All content files, relative to the site folder. */
  files: ReadonlySet<string>;
  /** Who has an address, in words, by the key of the page there (`pageKey`). */
  owners: ReadonlyMap<string, string>;
  /** The address that a new file has, with baseUrl; undefined for what has no page of its own. */
  addressOf(kind: ScaffoldKind, file: string): string | undefined;
  /** Docs and posts that are there. */
  documents: readonly Pick<Doc | BlogPost, 'kind' | 'title' | 'file' | 'frontMatter'>[];
  /** What the check of the site's content holds against titles and descriptions. */
  rules: CheckRules;
}
