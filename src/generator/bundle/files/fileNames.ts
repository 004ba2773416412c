const PICTURES = 'png|jpe?g|gif|webp|avif|svg|ico';

/** Names of pictures, whose import is an address. */
export const PICTURE = new RegExp(`\\.(?:${PICTURES})$`);

/** Names of all files whose import is an address. */
export const ASSET = new RegExp(`\\.(?:${PICTURES}|woff2?)$`);
