/**
 * The first letter or emoji of a text, in upper case; empty for an empty text.
 *
 * @param locale Whose letters they are: the capital of the Turkish `i` is `İ`. By default, those of no language.
 */
export function firstLetter(text: string, locale = 'und'): string {
  // Browsers without it show a part of an emoji that is made of several.
  const [first] = typeof Intl.Segmenter === 'undefined' ? text : segmentsOf(text);
  return first?.toLocaleUpperCase(locale) ?? '';
}

function* segmentsOf(text: string): Generator<string> {
  for (const {segment} of new Intl.Segmenter().segment(text)) yield segment;
}
