const IMAGES = 'png|jpe?g|gif|webp|avif|svg|ico';

/** File names of images, whose import is an address. */
export const IMAGE = new RegExp(`\\.(?:${IMAGES})$`, 'i');

/** File names of style sheets in the languages that sites can use without a plugin. */
export const STYLE_SHEET = /\.(?:css|s[ac]ss)$/;

/** File names of what webpack reads as CSS, also in languages that only plugins of a site compile. */
export const STYLES = /\.(?:css|s[ac]ss|less)$/;

const FILES =
  'woff2?|ttf|otf|eot|mp4|m4v|mov|avi|mkv|mpe?g|webm|ogv|ogg|oga|wav|mp3|m4a|aac|flac|pdf|docx?|xlsx?|pptx?|zip|rar|gz|tgz';

/** File names of fonts, sound, films and documents, whose import is an address as well. */
export const FILE = new RegExp(`\\.(?:${FILES})$`, 'i');

/** File names of all assets whose import is an address. */
export const ASSET = new RegExp(`\\.(?:${IMAGES}|${FILES})$`, 'i');
