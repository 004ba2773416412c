import type {NotFoundPageData} from './PageData.ts';

/** The page shown for a path at which there is no page. */
export function notFoundPage(path: string, title: string, siteTitle?: string): NotFoundPageData {
  const whole = siteTitle ? `${title} | ${siteTitle}` : title;
  return {layout: 'notFound', path, head: {title: whole, type: 'website', noIndex: true}};
}
