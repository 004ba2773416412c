/** Name of the global variable with the registry of a site's components, if these are bundled separately from the app. */
export const COMPONENTS_VARIABLE = 'docsComponents';

/** Name of the global variable with the address of the script that sets it. */
export const COMPONENTS_ADDRESS_VARIABLE = 'docsComponentsAddress';
