/** The header of all cookies of a request. */
export const COOKIE_HEADER = 'Cookie';
