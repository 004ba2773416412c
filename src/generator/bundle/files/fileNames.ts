const IMAGES = 'png|jpe?g|gif|webp|avif|svg|ico';

/** File names of images, whose import is an address. */
export const IMAGE = new RegExp(`\\.(?:${IMAGES})$`, 'i');

/** File names of style sheets in the languages that sites can use without a plugin. */
export const STYLE_SHEET = /\.(?:css|s[ac]ss)$/;

/** File names of what webpack reads as CSS, also in languages that only plugins of a site compile. */
export const STYLES = /\.(?:css|s[ac]ss|less)$/;

/** File names of fonts. */
export const FONT = /\.woff2?$/i;

/** File names of all assets whose import is an address. */
export const ASSET = new RegExp(`\\.(?:${IMAGES}|woff2?)$`, 'i');
