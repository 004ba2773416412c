import type {PageData} from '../shared/page/PageData.ts';

/** A page of the output: the data that the theme renders, and the compiled bodies that go into it. Plain data. */
export interface Route {
  /** Permalink. */
  path: string;
  /** Page data; its contents have no `html` yet. */
  data: PageData;
  contents: RouteContent[];
  /** Source file of the page, if it has one. */
  file?: string;
  noIndex: boolean;
  /** ISO date-time of the last change, if known. */
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
