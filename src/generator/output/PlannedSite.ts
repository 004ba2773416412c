import type {Bundles} from '../bundle/Bundles.ts';
import type {RoutedSite} from '../routes/RoutedSite.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {Book} from './book/Book.ts';
import type {OpenGraphImage} from './openGraph/planOpenGraph.ts';

/** A site with everything that its output is made of. */
export interface PlannedSite extends RoutedSite {
  readonly bundles: Bundles;
  /** Data about the whole site, the same for every page. */
  readonly data: SiteData;
  /** The Open Graph images that the routes name. */
  readonly images: readonly OpenGraphImage[];
  /** The sections that are printed, and read as EPUB, as a whole. */
  readonly books: readonly Book[];
  /** Source of the icon that each of these images shows. */
  readonly logo: string;
}
