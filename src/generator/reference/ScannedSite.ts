import type {Site} from '../config/Site.ts';
import type {SiteContent} from './SiteContent.ts';

/** A site whose documents have been found and whose front matter has been read. */
export interface ScannedSite extends Site {
  readonly content: SiteContent;
}
