/** The first letter or emoji of a text, in upper case; empty for an empty text. */
export function firstLetter(text: string): string {
  // Browsers without it show a part of an emoji that is made of several.
  const [first] = typeof Intl.Segmenter === 'undefined' ? text : segmentsOf(text);
  return first?.toUpperCase() ?? '';
}

function* segmentsOf(text: string): Generator<string> {
  for (const {segment} of new Intl.Segmenter().segment(text)) yield segment;
}
