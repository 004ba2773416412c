import type {Root} from 'mdast';

/** A doc or post as the content check sees it. */
export interface CheckedPage {
  /** Relative to the site folder, with `/`. */
  file: string;
  section: 'docs' | 'blog';
  title: string;
  /** Of the front matter; undefined when it has none. */
  description?: string;
  /** The source. What the parser rewrites keeps its line. */
  text: string;
  tree: Root;
  /** Where the value of a front matter key stands. */
  locate(key: string): {line: number; column: number} | undefined;
}
