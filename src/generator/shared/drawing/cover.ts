/** Size of a post's cover drawing, in SVG units. */
export const COVER = {width: 1200, height: 400};
