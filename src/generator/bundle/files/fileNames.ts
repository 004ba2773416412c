const IMAGES = 'png|jpe?g|gif|webp|avif|svg|ico';

/** Names of images, whose import is an address. */
export const IMAGE = new RegExp(`\\.(?:${IMAGES})$`);

/** Names of all files whose import is an address. */
export const ASSET = new RegExp(`\\.(?:${IMAGES}|woff2?)$`);
