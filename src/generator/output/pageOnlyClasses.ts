/** Classes of what only works on the site's own pages: feeds and books leave it out. */
export const PAGE_ONLY_CLASSES = ['hash-link', 'code-copy', 'code-fold'];
