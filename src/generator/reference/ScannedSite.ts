import type {Site} from '../config/Site.ts';
import type {SiteContent} from './SiteContent.ts';

/** A site whose documents are found and whose front matter is read. */
export interface ScannedSite extends Site {
  readonly content: SiteContent;
}
