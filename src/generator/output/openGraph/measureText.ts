import advances from './inter/advances.json' with {type: 'json'};

/** Width of a text in units of the font size. */
export type MeasureText = (text: string) => number;

/**
 * Measures text in the two font weights of cards. Kerning is ignored: lines may turn out a little shorter than
 * measured, but never longer.
 */
export const measureRegular: MeasureText = createMeasure(advances.regular);
export const measureBold: MeasureText = createMeasure(advances.bold);

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
