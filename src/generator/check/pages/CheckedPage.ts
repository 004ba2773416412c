import type {Root} from 'mdast';
import type {Position} from '../../shared/problems/Position.ts';
import type {PageFindings} from './PageFindings.ts';

/** A doc or post whose text is inspected. */
export interface ParsedPage {
  /** Relative to the site folder, with `/`. */
  file: string;
  title: string;
  /** Of the front matter; undefined when it has none. */
  description?: string;
  /** The source. What the parser rewrites keeps its line. */
  text: string;
  tree: Root;
  /** Where the value of a front matter key is. */
  locate(key: string): Position | undefined;
}

/** A doc or post as the checks that compare pages see it. */
export interface CheckedPage extends Pick<PageFindings, 'paragraphs' | 'places'> {
  file: string;
  section: 'docs' | 'blog';
  title: string;
  description?: string;
}
