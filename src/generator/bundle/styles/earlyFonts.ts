const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const OPTIONAL = /font-display\s*:\s*optional/;
const ADDRESS = /url\(\s*["']?([^"')]+)/g;

/**
 * Names of the font files that a style sheet gives `font-display: optional`. A browser that has such a font only after the first paint
 * leaves it out on that page (CSS Fonts 4, 4.9), so a document has to request it before it knows the style sheet.
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
