/**
 * The attribute of the root element after which the browser lays out the sections of a long page that it leaves out of the
 * first layout, see `theme/styles/api.css`.
 */
export const LAID_OUT = 'data-laid-out';
