const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const OPTIONAL = /font-display\s*:\s*optional/;
const ADDRESS = /url\(\s*["']?([^"')]+)/g;

/**
 * Names of font files that a style sheet uses with `font-display: optional`. Browsers ignore such a font on a page if
 * it arrives after the first paint (CSS Fonts 4, 4.9), so documents must request it before the style sheet is loaded.
 *
 * @param css A style sheet of the bundle.
 */
export function earlyFonts(css: string): string[] {
  const faces = (css.match(FONT_FACE) ?? []).filter((face) => OPTIONAL.test(face));
  const addresses = faces.flatMap((face) => [...face.matchAll(ADDRESS)].map(([, address = '']) => address));
  const names = addresses
    .filter((address) => /\.woff2$/.test(address))
    .map((address) => address.split('/').at(-1) ?? '');
  return [...new Set(names)];
}
