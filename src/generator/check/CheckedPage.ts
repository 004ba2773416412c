import type {Root} from 'mdast';
import type {Position} from '../shared/problems/Position.ts';
import type {PageFindings} from './PageFindings.ts';

/** A doc or post whose text is inspected. */
export interface ParsedPage {
  /** Relative to the site folder, with `/`. */
  file: string;
  title: string;
  /** Description from the front matter; undefined if it has none. */
  description?: string;
  /** The source. Preprocessing keeps its lines. */
  text: string;
  tree: Root;
  /** Position of the value of a front matter key. */
  locate(key: string): Position | undefined;
}

/** A doc or post, as input of the checks that compare pages. */
export interface CheckedPage extends Pick<PageFindings, 'paragraphs' | 'places'> {
  file: string;
  section: 'docs' | 'blog';
  title: string;
  description?: string;
}
