/** Size of the drawing of a post, in its own units. */
export const COVER = {width: 1200, height: 400};
