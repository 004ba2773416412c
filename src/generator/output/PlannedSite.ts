import type {Bundles} from '../bundle/requests/Bundles.ts';
import type {RoutedSite} from '../routes/RoutedSite.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {Book} from './book/Book.ts';
import type {OpenGraphImage} from './openGraph/planOpenGraph.ts';
import type {PagesAhead} from './PagesAhead.ts';
import type {OwnFeedItems} from './plan/ownFeedItems.ts';

/** A site with everything that its output is made from. */
export interface PlannedSite extends RoutedSite {
  readonly bundles: Bundles;
  /** Data about the whole site, shared by all pages. */
  readonly data: SiteData;
  /** The Open Graph images that the routes refer to. */
  readonly images: readonly OpenGraphImage[];
  /** Sections that are published as a whole, as a print page and as EPUB. */
  readonly books: readonly Book[];
  /** The items of feeds that a function of the site creates, by the id of the blog. */
  readonly feedItems?: ReadonlyMap<string, OwnFeedItems>;
  /** The pages of all languages that were rendered while the app was bundled; absent if none were. */
  readonly ahead?: Promise<PagesAhead | undefined>;
  /** Source of the icon that is shown on each of these images. */
  readonly logo: string;
}
