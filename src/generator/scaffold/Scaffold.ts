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
  /** Without a fallback an answer is needed. */
  fallback?: (answers: Answers) => string;
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
  /** Positions that stand in a folder of the docs (relative to them, `.` for the root): of its docs and categories. */
  positions: ReadonlyMap<string, number[]>;
  /** Folders of the docs that hold something. */
  docFolders: ReadonlySet<string>;
  /** Folders of the docs that have a category file, with it. */
  categories: ReadonlyMap<string, string>;
  /** All content files, relative to the site folder. */
  files: ReadonlySet<string>;
}
