/** The id of an instance of the docs, the blog or the pages without one. */
export const DEFAULT_ID = 'default';
