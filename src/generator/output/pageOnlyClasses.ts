/** Classes of elements that only work on the site's own pages: feeds and books leave them out. */
export const PAGE_ONLY_CLASSES = ['hash-link', 'code-copy', 'code-fold'];
