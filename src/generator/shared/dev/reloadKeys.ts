/** Key in the data of the `html` element that the dev client sets when it runs. */
export const STARTED_KEY = 'devStarted';

/** Key in the tab's storage of a document that was loaded again since its scripts or style sheets could not be. */
export const RELOADED_KEY = 'dev-reloaded';
