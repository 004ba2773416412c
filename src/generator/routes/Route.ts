import type {PageData} from '../shared/page/PageData.ts';

/** One page of the output: what the theme draws, and which compiled bodies go into it. Plain data. */
export interface Route {
  /** Permalink. */
  path: string;
  /** Page data whose contents have no `html` yet. */
  data: PageData;
  contents: RouteContent[];
  /** Source file of the page, when it has one of its own. */
  file?: string;
  noIndex: boolean;
  /** ISO date-time of the last change, when known. */
  lastmod?: string;
}

/** Where one `ContentData` of a page comes from. */
export interface RouteContent {
  /** Key of the `ContentData`. */
  key: string;
  /** Source file, relative to the site folder. */
  file: string;
  part: 'body' | 'preview';
}
