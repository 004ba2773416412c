import {fullTitle, type TitledSite} from './fullTitle.ts';
import type {NotFoundPageData} from './PageData.ts';

/** The page shown for a path at which there is no page. */
export function notFoundPage(path: string, title: string, site?: TitledSite): NotFoundPageData {
  const whole = site?.title ? fullTitle(title, site) : title;
  return {layout: 'notFound', path, head: {title: whole, noIndex: true}};
}
