/**
 * The list of all pages, below baseUrl, for readers of the not-found page. Like `SEARCH_FOLDER`, it is in `ASSETS_FOLDER` but
 * does not import its name: a module that is part of several scripts costs every first visit some bytes.
 */
export const ROUTES_FILE = 'assets/routes.json';
