/** Matches a mark of a quote or list at the beginning of a line, or a space before or after one; for longer patterns. */
export const CONTAINER_MARK = String.raw`(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])`;
