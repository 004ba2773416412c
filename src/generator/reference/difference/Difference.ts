import type {Change} from './Change.ts';

/** Two versions of a document, and the changes between them. */
export interface Difference {
  /** Title of the API in the newer version. */
  title: string;
  /** Versions as stated in the documents. */
  before: string;
  after: string;
  changes: Change[];
}
