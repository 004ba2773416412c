import type {Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** What inspecting the source of one page gives: it follows from the source and the inspection alone, so it is kept between runs. */
export interface PageFindings {
  /** Number of code samples that a parser has seen. */
  samples: number;
  problems: Problem[];
  paragraphs: ParagraphFinding[];
  /** Where title and description are in the front matter. */
  places: {title?: Position; description?: Position};
}

/** A paragraph that is long enough to be compared with those of other pages. */
export interface ParagraphFinding {
  /** Hash of its words. */
  key: string;
  /** Its first words. */
  beginning: string;
  line?: number;
  column?: number;
}
