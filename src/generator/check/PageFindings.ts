import type {Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * The result of inspecting the source of one page. It depends only on the source and the inspection, so it is cached
 * between runs.
 */
export interface PageFindings {
  /** Number of code samples that were parsed. */
  samples: number;
  problems: Problem[];
  paragraphs: ParagraphFinding[];
  /** Positions of title and description in the front matter. */
  places: {title?: Position; description?: Position};
}

/** A paragraph that is long enough to be compared with those on other pages. */
export interface ParagraphFinding {
  /** Hash of its words. */
  key: string;
  /** Its first words. */
  beginning: string;
  line?: number;
  column?: number;
}
