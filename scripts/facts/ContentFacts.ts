/** What a page says in its head and text, as data that is the same for every generator that builds it. */
export interface ContentFacts {
  /** Content of `meta` elements by name, of those that describe the page. */
  metas: Record<string, string>;
  feeds: LinkFact[];
  jsonLd: unknown[];
  /** Classes of the document for style sheets. */
  htmlClasses: string[];
  headings: {level: number; id?: string; text: string}[];
  /** Contents of the page next to its text. */
  toc?: TocFact[];
  text: string;
  code: CodeFact[];
  links: (LinkFact & {isExternal?: true; title?: string})[];
  images: {alt?: string; title?: string; width?: string; height?: string}[];
  /** Names of image files without their hashes; empty for one that is part of the document. */
  imageFiles: string[];
  admonitions: {type: string; title: string}[];
  tabs: {labels: string[]; selected?: string}[];
  details: string[];
  /** Ids of notes, and of what refers to them. */
  footnotes: string[];
  /** How many elements of each kind the text has. */
  counts: Record<string, number>;
  /** The post of a page, or those of a list. */
  posts: PostFact[];
  recentPosts?: {year: string; posts: LinkFact[]}[];
  /** Tags of a list of tags, by first letter. */
  tagGroups?: {letter: string; tags: string[]}[];
  cards?: {label: string; href: string; text: string}[];
  edit?: string;
  isUnlisted?: true;
  footer: LinkFact[];
}

export interface LinkFact {
  label: string;
  href: string;
}

export interface TocFact {
  label: string;
  href: string;
  items?: TocFact[];
}

export interface CodeFact {
  language: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  start?: number;
  /** Numbers of lines with classes, by class. */
  marked?: Record<string, number[]>;
  text: string;
}

export interface PostFact {
  title: string;
  href?: string;
  date?: string;
  readingTime?: string;
  authors: {name: string; title?: string; href?: string}[];
  tags: LinkFact[];
  isShortened?: true;
}
