const IMAGES = 'png|jpe?g|gif|webp|avif|svg|ico';

/** File names of images, whose import is an address. */
export const IMAGE = new RegExp(`\\.(?:${IMAGES})$`);

/** File names of fonts. */
export const FONT = /\.woff2?$/;

/** File names of all assets whose import is an address. */
export const ASSET = new RegExp(`\\.(?:${IMAGES}|woff2?)$`);
