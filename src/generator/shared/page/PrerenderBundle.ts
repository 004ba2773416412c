import type {Attributes} from './HeadTags.ts';
import type {PageData} from './PageData.ts';

export interface RenderedPage {
  head: string;
  htmlAttributes?: Attributes;
  bodyAttributes?: Attributes;
  body: string;
}

/** What the prerender bundle exports. */
export interface PrerenderBundle {
  /**
   * Renders one page.
   *
   * @param modules Code of the page modules by content key: bodies of async functions that read `arguments[0]`.
   * @returns The tags that belong into the head, the attributes of `html` and `body`, the HTML of the root element, and
   *   the page data with what components say through `Head`.
   * @throws what a component of the page throws.
   */
  renderPage(data: PageData, modules: Record<string, string>): Promise<RenderedPage & {data: PageData}>;
  /** Renders the code of one page module by itself, for feeds. */
  renderContent(code: string): Promise<string>;
}
