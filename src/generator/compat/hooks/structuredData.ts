import {usePage} from '../../theme/context/PageContext.ts';

/*
 * Copied components write the structured data of a page again, which the document has already: given the same data, it
 * is there once.
 */

/** The structured data of the page with a type. */
function useStructuredData(type: string): Record<string, unknown> {
  const {structuredData = []} = usePage().head;
  return (
    structuredData.find((one) => one['@type'] === type) ?? {'@context': 'https://schema.org', '@type': type}
  );
}

export function useBlogListPageStructuredData(): Record<string, unknown> {
  return useStructuredData('Blog');
}

export function useBlogPostStructuredData(): Record<string, unknown> {
  return useStructuredData('BlogPosting');
}

export function useBreadcrumbsStructuredData(): Record<string, unknown> {
  return useStructuredData('BreadcrumbList');
}
