import type {Change} from './Change.ts';

/** Two versions of a document, and what they differ in. */
export interface Difference {
  /** Title of the API in the newer version. */
  title: string;
  /** Versions as the documents name them. */
  before: string;
  after: string;
  changes: Change[];
}
