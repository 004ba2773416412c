/** Name in the `generator` meta tag. */
const GENERATOR_NAME = 'Valkyr Docs';

/** The Docusaurus release whose content formats and site behavior this generator follows. */
const COMPATIBILITY_LEVEL = '3.5.2';

/** Value of the `generator` meta tag. */
export const GENERATOR = `${GENERATOR_NAME} (Docusaurus v${COMPATIBILITY_LEVEL} compatible)`;
