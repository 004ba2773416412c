import type {Content} from '../content/Content.ts';
import type {Reference} from './pages/Reference.ts';

/** All documents of a site, with the OpenAPI documents behind the reference pages among its docs. */
export interface SiteContent extends Content {
  references: Reference[];
}
