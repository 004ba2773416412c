import type {NotFoundPageData} from './PageData.ts';

/** What is shown for a path that leads to no page. */
export function notFoundPage(path: string, siteTitle?: string): NotFoundPageData {
  const title = siteTitle ? `Page Not Found | ${siteTitle}` : 'Page Not Found';
  return {layout: 'notFound', path, head: {title, type: 'website', noIndex: true}};
}
