/** What a page is, as readers distinguish pages; filters are listed in this order. */
export const KINDS = ['guide', 'api', 'model', 'blog', 'page'] as const;

export type SearchKind = (typeof KINDS)[number];
