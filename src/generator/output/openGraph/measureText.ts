import advances from './inter/advances.json' with {type: 'json'};

/** Width of a text in units of the font size. */
export type MeasureText = (text: string) => number;

/**
 * Measures text in the two font weights of cards. Kerning is ignored: lines may turn out a little shorter than
 * measured, but never longer.
 */
export const measureRegular: MeasureText = createMeasure(advances.regular);
export const measureBold: MeasureText = createMeasure(advances.bold);

const glyphs = new Set(Object.values(advances.regular).join(''));

/** Whether the fonts of cards have the letters of a text: those of Latin and Cyrillic script; other signs are not checked. */
export function canDraw(text: string): boolean {
  return (text.match(/\p{L}/gu) ?? []).every((letter) => glyphs.has(letter));
}

/** @param widths The characters of each width, by the width in font units. */
function createMeasure(widths: Record<string, string>): MeasureText {
  const widthOf = new Map(
    Object.entries(widths).flatMap(([width, characters]) =>
      [...characters].map((character) => [character, Number(width)] as const),
    ),
  );
  return (text) => {
    let width = 0;
    for (const character of text) width += widthOf.get(character) ?? advances.missing;
    return width / advances.unitsPerEm;
  };
}
