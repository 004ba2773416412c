import type {NotFoundPageData} from './PageData.ts';

/** What is shown for a path that points to a page that does not exist. */
export function notFoundPage(path: string, title: string, siteTitle?: string): NotFoundPageData {
  const whole = siteTitle ? `${title} | ${siteTitle}` : title;
  return {layout: 'notFound', path, head: {title: whole, type: 'website', noIndex: true}};
}
