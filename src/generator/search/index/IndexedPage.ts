import type {TextSection} from '../../shared/page/PageText.ts';
import type {SearchKind} from '../format/SearchKind.ts';

/** What is known of a page before its text is read. */
export interface PlannedPage {
  /** Permalink. */
  path: string;
  title: string;
  kind: SearchKind;
  product?: string;
  description?: string;
  /** Name of the entity that a reference page is about. */
  entity?: string;
  /** Words it is found by that its text does not have. */
  keywords?: string[];
}

/** A page as it goes into the index. */
export interface IndexedPage extends PlannedPage {
  /** The first is the beginning of the page. */
  sections: TextSection[];
}
