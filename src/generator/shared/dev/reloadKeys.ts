/** Key in the `dataset` of the `html` element that the dev client sets when it starts. */
export const STARTED_KEY = 'devStarted';

/** Attribute of the `html` element: what the server had sent when it rendered the document. */
export const POSITION_ATTRIBUTE = 'data-dev-position';

/** Session storage key that marks a document as reloaded because its scripts or style sheets failed to load. */
export const RELOADED_KEY = 'dev-reloaded';
