/** Characters of a description: search engines cut what is longer. */
export const LONGEST_DESCRIPTION = 160;
