/** The comment that ends the preview of a blog post, in its HTML and its MDX form. */
export const truncateMarkerRE = /<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\}/;
