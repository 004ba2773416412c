const WORDS_PER_MINUTE = 200;

/** The minutes that a Markdown body takes to read, rounded up; 0 without words. */
export function getReadingTime(body: string, locale: string): number {
  let words = 0;
  for (const {isWordLike} of new Intl.Segmenter(locale, {granularity: 'word'}).segment(body)) {
    if (isWordLike) words++;
  }
  return Math.ceil(words / WORDS_PER_MINUTE);
}
