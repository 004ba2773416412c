/** Name of the global variable with the registry of a site's components, if these are bundled separately from the app. */
export const COMPONENTS_VARIABLE = 'docsComponents';
