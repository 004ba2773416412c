import type {TextSection} from '../../shared/page/PageText.ts';
import type {SearchKind} from '../client/SearchClient.ts';

/** A page as it goes into the index. */
export interface IndexedPage {
  /** Permalink. */
  path: string;
  title: string;
  kind: SearchKind;
  product?: string;
  description?: string;
  /** Name of the entity that a reference page is about. */
  entity?: string;
  /** The first is the beginning of the page. */
  sections: TextSection[];
}
