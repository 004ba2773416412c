import advances from './inter/advances.json' with {type: 'json'};

/** Width of a text in units of the font size. */
export type MeasureText = (text: string) => number;

/**
 * Measures text in the two weights of the font that cards are drawn with. Kerning is left out: lines come out a little
 * shorter than they were measured, never longer.
 */
export const measureRegular: MeasureText = createMeasure(advances.regular);
export const measureBold: MeasureText = createMeasure(advances.bold);

/** @param widths The characters of each width, by the width in units of the font. */
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
